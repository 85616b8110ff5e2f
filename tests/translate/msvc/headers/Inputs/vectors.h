union pair {
  __m128d both;
  double values[2];
};
