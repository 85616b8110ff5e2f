# Build step of ; it can be run by hand.
set -e
'' '' -o '' --depfile .d --header-dir '' --header-base '' --force -- -std=c++17
touch ''
