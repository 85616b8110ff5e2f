//===--- locale_names.cpp - Windows' names of locales ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "crt/locale_names.h"
#include <cstdlib>
#include <optional>
#include <strings.h>

namespace amp2hip_windows {
namespace {

/// A language or country: its name in English, the short name of Windows, and the code of ISO.
struct named_code {
  const char *name, *short_name, *code;
};
struct language : named_code {
  const char *country; ///< The country if the program names none.
};
constexpr language languages[] = {
    {{"English", "enu", "en"}, "US"},    {{"German", "deu", "de"}, "DE"},
    {{"French", "fra", "fr"}, "FR"},     {{"Spanish", "esp", "es"}, "ES"},
    {{"Italian", "ita", "it"}, "IT"},    {{"Portuguese", "ptg", "pt"}, "BR"},
    {{"Dutch", "nld", "nl"}, "NL"},      {{"Danish", "dan", "da"}, "DK"},
    {{"Swedish", "sve", "sv"}, "SE"},    {{"Norwegian", "nor", "nb"}, "NO"},
    {{"Finnish", "fin", "fi"}, "FI"},    {{"Icelandic", "isl", "is"}, "IS"},
    {{"Polish", "plk", "pl"}, "PL"},     {{"Czech", "csy", "cs"}, "CZ"},
    {{"Slovak", "sky", "sk"}, "SK"},     {{"Hungarian", "hun", "hu"}, "HU"},
    {{"Romanian", "rom", "ro"}, "RO"},   {{"Bulgarian", "bgr", "bg"}, "BG"},
    {{"Croatian", "hrv", "hr"}, "HR"},   {{"Slovenian", "slv", "sl"}, "SI"},
    {{"Serbian", "srb", "sr"}, "RS"},    {{"Estonian", "eti", "et"}, "EE"},
    {{"Latvian", "lvi", "lv"}, "LV"},    {{"Lithuanian", "lth", "lt"}, "LT"},
    {{"Russian", "rus", "ru"}, "RU"},    {{"Ukrainian", "ukr", "uk"}, "UA"},
    {{"Greek", "ell", "el"}, "GR"},      {{"Turkish", "trk", "tr"}, "TR"},
    {{"Hebrew", "heb", "he"}, "IL"},     {{"Arabic", "ara", "ar"}, "SA"},
    {{"Persian", "far", "fa"}, "IR"},    {{"Hindi", "hin", "hi"}, "IN"},
    {{"Thai", "tha", "th"}, "TH"},       {{"Vietnamese", "vit", "vi"}, "VN"},
    {{"Indonesian", "ind", "id"}, "ID"}, {{"Japanese", "jpn", "ja"}, "JP"},
    {{"Korean", "kor", "ko"}, "KR"},     {{"Chinese", "chs", "zh"}, "CN"},
};
constexpr named_code countries[] = {
    {"United States", "USA", "US"}, {"United Kingdom", "GBR", "GB"}, {"Canada", "CAN", "CA"},
    {"Australia", "AUS", "AU"},     {"New Zealand", "NZL", "NZ"},    {"Ireland", "IRL", "IE"},
    {"Germany", "DEU", "DE"},       {"Austria", "AUT", "AT"},        {"Switzerland", "CHE", "CH"},
    {"Liechtenstein", "LIE", "LI"}, {"Luxembourg", "LUX", "LU"},     {"France", "FRA", "FR"},
    {"Belgium", "BEL", "BE"},       {"Netherlands", "NLD", "NL"},    {"Italy", "ITA", "IT"},
    {"Spain", "ESP", "ES"},         {"Mexico", "MEX", "MX"},         {"Argentina", "ARG", "AR"},
    {"Chile", "CHL", "CL"},         {"Colombia", "COL", "CO"},       {"Portugal", "PRT", "PT"},
    {"Brazil", "BRA", "BR"},        {"Denmark", "DNK", "DK"},        {"Sweden", "SWE", "SE"},
    {"Norway", "NOR", "NO"},        {"Finland", "FIN", "FI"},        {"Iceland", "ISL", "IS"},
    {"Poland", "POL", "PL"},        {"Czech Republic", "CZE", "CZ"}, {"Czechia", "CZE", "CZ"},
    {"Slovakia", "SVK", "SK"},      {"Hungary", "HUN", "HU"},        {"Romania", "ROU", "RO"},
    {"Bulgaria", "BGR", "BG"},      {"Croatia", "HRV", "HR"},        {"Slovenia", "SVN", "SI"},
    {"Serbia", "SRB", "RS"},        {"Estonia", "EST", "EE"},        {"Latvia", "LVA", "LV"},
    {"Lithuania", "LTU", "LT"},     {"Russia", "RUS", "RU"},         {"Ukraine", "UKR", "UA"},
    {"Greece", "GRC", "GR"},        {"Turkey", "TUR", "TR"},         {"Israel", "ISR", "IL"},
    {"Saudi Arabia", "SAU", "SA"},  {"Egypt", "EGY", "EG"},          {"Iran", "IRN", "IR"},
    {"India", "IND", "IN"},         {"Thailand", "THA", "TH"},       {"Vietnam", "VNM", "VN"},
    {"Indonesia", "IDN", "ID"},     {"Japan", "JPN", "JP"},          {"Korea", "KOR", "KR"},
    {"China", "CHN", "CN"},         {"Taiwan", "TWN", "TW"},         {"Singapore", "SGP", "SG"},
    {"South Africa", "ZAF", "ZA"},  {"Hong Kong SAR", "HKG", "HK"},  {"Hong Kong", "HKG", "HK"},
};
/// Names of languages that include the country.
constexpr struct {
  const char *name, *locale;
} aliases[] = {
    {"american", "en_US"},
    {"american english", "en_US"},
    {"english-american", "en_US"},
    {"english-us", "en_US"},
    {"english-usa", "en_US"},
    {"us", "en_US"},
    {"usa", "en_US"},
    {"english-uk", "en_GB"},
    {"uk", "en_GB"},
    {"eng", "en_GB"},
    {"english-can", "en_CA"},
    {"canadian", "en_CA"},
    {"english-aus", "en_AU"},
    {"australian", "en_AU"},
    {"german-austrian", "de_AT"},
    {"dea", "de_AT"},
    {"german-swiss", "de_CH"},
    {"swiss", "de_CH"},
    {"des", "de_CH"},
    {"french-belgian", "fr_BE"},
    {"french-canadian", "fr_CA"},
    {"french-swiss", "fr_CH"},
    {"italian-swiss", "it_CH"},
    {"dutch-belgian", "nl_BE"},
    {"belgian", "nl_BE"},
    {"portuguese-brazilian", "pt_BR"},
    {"ptb", "pt_BR"},
    {"spanish-mexican", "es_MX"},
    {"spanish-modern", "es_ES"},
    {"norwegian-bokmal", "nb_NO"},
    {"norwegian-nynorsk", "nn_NO"},
    {"chinese-simplified", "zh_CN"},
    {"chinese-traditional", "zh_TW"},
    {"cht", "zh_TW"},
};

bool equal(const char *a, const std::string &b) { return strcasecmp(a, b.c_str()) == 0; }
bool matches(const named_code &one, const std::string &name) {
  return equal(one.name, name) || equal(one.short_name, name) || equal(one.code, name);
}
template <typename Code, std::size_t Size>
const Code *find(const Code (&all)[Size], const std::string &name) {
  for (const Code &one : all)
    if (matches(one, name))
      return &one;
  return nullptr;
}

/// Returns `de_DE` for `German`, `German_Germany`, `deu`, `de` and `de-DE`.
std::optional<std::string> territory_of(const std::string &name) {
  for (const auto &alias : aliases)
    if (equal(alias.name, name))
      return alias.locale;
  const std::size_t end = name.find_first_of("_-");
  const language *const spoken = find(languages, name.substr(0, end));
  if (spoken == nullptr)
    return std::nullopt;
  std::string country = spoken->country;
  if (end != std::string::npos) {
    // A script is between language and country: zh-Hans-CN.
    const std::size_t last = name[end] == '-' ? name.rfind('-') : end;
    const std::string text = name.substr(last + 1);
    const named_code *const found = find(countries, text);
    const bool is_script = last == end && name[end] == '-' && text.size() == 4;
    if (found == nullptr && !is_script)
      return std::nullopt;
    if (found != nullptr)
      country = found->code;
  }
  return std::string(spoken->code) + "_" + country;
}

/// Returns the name of the user's locale in the environment, or none.
std::optional<std::string> user_locale() {
  for (const char *variable : {"LC_ALL", "LC_CTYPE", "LANG"})
    if (const char *const value = std::getenv(variable); value != nullptr && *value != 0) {
      const std::string name = value;
      return name != "C" && name != "POSIX" ? std::optional(name) : std::nullopt;
    }
  return std::nullopt;
}

bool is_code_page(std::string_view text) {
  const std::string name(text);
  return name.find_first_not_of("0123456789") == std::string::npos || equal("ACP", name) ||
         equal("OCP", name) || equal("UTF-8", name) || equal("UTF8", name);
}

} // namespace

std::vector<std::string> system_locale_names(std::string_view name) {
  const std::size_t dot = name.find('.');
  if (dot != std::string_view::npos && !is_code_page(name.substr(dot + 1)))
    return {};
  const std::string territory(name.substr(0, dot));
  const auto known = territory.empty() ? user_locale() : territory_of(territory);
  if (!known && !territory.empty())
    return {};
  std::vector<std::string> result;
  if (known && !territory.empty())
    result = {*known + ".UTF-8", *known};
  else if (known)
    result = {*known};
  result.insert(result.end(), {"C.UTF-8", "C"});
  return result;
}

} // namespace amp2hip_windows
