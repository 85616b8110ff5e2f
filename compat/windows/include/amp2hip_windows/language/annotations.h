//===--- annotations.h - SAL, the annotations of parameters --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Defines the annotations of <sal.h>, which Microsoft's code analysis reads, as empty macros. The
/// annotations of the older form (`__in`, `__out`) are not defined: the C++ library has parameters
/// of these names.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LANGUAGE_ANNOTATIONS_H
#define AMP2HIP_WINDOWS_LANGUAGE_ANNOTATIONS_H

// Parameters that are read.
#define _In_
#define _In_opt_
#define _In_z_
#define _In_opt_z_
#define _Const_
#define _Reserved_
#define _In_reads_(...)
#define _In_reads_opt_(...)
#define _In_reads_z_(...)
#define _In_reads_opt_z_(...)
#define _In_reads_bytes_(...)
#define _In_reads_bytes_opt_(...)
#define _In_reads_or_z_(...)
#define _In_count_(...)
#define _In_opt_count_(...)
#define _In_bytecount_(...)
#define _In_opt_bytecount_(...)
#define _In_range_(...)
#define _In_reads_to_ptr_(...)

// Parameters that are written.
#define _Out_
#define _Out_opt_
#define _Outptr_
#define _Outptr_opt_
#define _Outptr_result_maybenull_
#define _Outptr_opt_result_maybenull_
#define _Outptr_result_z_
#define _COM_Outptr_
#define _COM_Outptr_opt_
#define _COM_Outptr_result_maybenull_
#define _Out_writes_(...)
#define _Out_writes_opt_(...)
#define _Out_writes_z_(...)
#define _Out_writes_opt_z_(...)
#define _Out_writes_bytes_(...)
#define _Out_writes_bytes_opt_(...)
#define _Out_writes_to_(...)
#define _Out_writes_to_opt_(...)
#define _Out_writes_bytes_to_(...)
#define _Out_writes_bytes_to_opt_(...)
#define _Out_writes_all_(...)
#define _Out_writes_all_opt_(...)
#define _Out_cap_(...)
#define _Out_opt_cap_(...)
#define _Out_z_cap_(...)
#define _Out_bytecap_(...)
#define _Out_range_(...)
#define _Outptr_result_buffer_(...)
#define _Outptr_result_bytebuffer_(...)

// Parameters that are read and written.
#define _Inout_
#define _Inout_opt_
#define _Inout_z_
#define _Inout_opt_z_
#define _Inout_updates_(...)
#define _Inout_updates_opt_(...)
#define _Inout_updates_z_(...)
#define _Inout_updates_bytes_(...)
#define _Inout_updates_bytes_opt_(...)
#define _Inout_updates_to_(...)
#define _Inout_updates_all_(...)
#define _Inout_cap_(...)
#define _Inout_count_(...)
#define _Inout_bytecount_(...)

// Results.
#define _Ret_
#define _Ret_z_
#define _Ret_opt_
#define _Ret_maybenull_
#define _Ret_maybenull_z_
#define _Ret_notnull_
#define _Ret_valid_
#define _Check_return_
#define _Check_return_opt_
#define _Check_return_wat_
#define _Must_inspect_result_
#define _Ret_range_(...)
#define _Ret_writes_(...)
#define _Ret_writes_z_(...)
#define _Ret_writes_bytes_(...)
#define _Return_type_success_(...)
#define _Success_(...)
#define _On_failure_(...)
#define _Always_(...)

// Other properties.
#define _Printf_format_string_
#define _Scanf_format_string_
#define _Scanf_s_format_string_
#define _Null_terminated_
#define _NullNull_terminated_
#define _Notnull_
#define _Maybenull_
#define _Null_
#define _Valid_
#define _Notvalid_
#define _Pre_
#define _Post_
#define _Pre_valid_
#define _Post_valid_
#define _Post_invalid_
#define _Pre_maybenull_
#define _Pre_notnull_
#define _Post_notnull_
#define _Post_ptr_invalid_
#define _Points_to_data_
#define _Literal_
#define _Notliteral_
#define _Deref_post_opt_z_
#define _Use_decl_annotations_
#define _Field_z_
#define _Interlocked_
#define _Field_size_(...)
#define _Field_size_opt_(...)
#define _Field_size_bytes_(...)
#define _Field_size_part_(...)
#define _Field_range_(...)
#define _Struct_size_bytes_(...)
#define _When_(...)
#define _At_(...)
#define _Group_(...)
#define _Pre_satisfies_(...)
#define _Post_satisfies_(...)
#define _Satisfies_(...)
#define _Analysis_assume_(...)
#define _Acquires_lock_(...)
#define _Releases_lock_(...)
#define _Requires_lock_held_(...)
#define _Requires_lock_not_held_(...)
#define _Acquires_exclusive_lock_(...)
#define _Releases_exclusive_lock_(...)
#define _Requires_exclusive_lock_held_(...)
#define _Acquires_shared_lock_(...)
#define _Releases_shared_lock_(...)
#define _Requires_shared_lock_held_(...)
#define _Acquires_nonreentrant_lock_(...)
#define _Releases_nonreentrant_lock_(...)
#define _Requires_nonreentrant_lock_held_(...)
#define _Requires_no_locks_held_
#define _No_competing_thread_
#define _Write_guarded_by_(...)
#define _Guarded_by_(...)
#define _Has_lock_kind_(...)
#define _Create_lock_level_(...)
#define _Lock_level_order_(...)
#define _Deref_out_range_(...)
#define _Readable_bytes_(...)
#define _Readable_elements_(...)
#define _Writable_bytes_(...)
#define _Writable_elements_(...)

#endif // AMP2HIP_WINDOWS_LANGUAGE_ANNOTATIONS_H
