# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# An image with amp2hip and a compiler for the CPU:
#
#   docker build -t amp2hip .
#   docker run --rm -v "$PWD:/work" -w /work amp2hip scale.cpp -o scale.hip
#
# For GPUs, build with another base image of Debian 12 that has nvcc or ROCm:
#
#   docker build -t amp2hip-cuda --build-arg BASE=<image> .

ARG BASE=debian:12

FROM ${BASE} AS build
COPY . /amp2hip
WORKDIR /amp2hip
RUN apt-get update && apt-get install -y --no-install-recommends dpkg-dev \
    && scripts/setup --build \
    && cmake --preset default -DAMP2HIP_BUILD_TESTS=OFF -DAMP2HIP_BUILD_SAMPLES=OFF \
    && cmake --build build \
    && cpack --config build/CPackConfig.cmake -B /package

FROM ${BASE}
COPY --from=build /package/*.deb /package/
RUN apt-get update && apt-get install -y /package/*.deb && rm -rf /package /var/lib/apt/lists/*
ENTRYPOINT ["amp2hip"]
