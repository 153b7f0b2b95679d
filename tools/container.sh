#!/usr/bin/env bash
# Builds the container as Containerfile says, starts it as compose.yaml does, and asks it: `make container`.
# Needs root, buildah and a wheel in dist/. Where no registry is reached, a bare Debian with Python, made by mmdebstrap,
# stands in for the base image.
set -euo pipefail
MOST=180000000 # bytes to download
fail() { echo "$1" >&2; exit 1; }
buildah() { command buildah --root "$WORK/store" --runroot "$WORK/run" --storage-driver vfs "$@"; }

# Without a registry: something like the base image.
stand_in() {
  echo "No registry: a bare Debian stands in for $1."
  mmdebstrap --quiet --variant=minbase --include=python3,python3-pip,ca-certificates trixie "$WORK/base.tar"
  from=$(buildah from scratch)
  buildah add -q "$from" "$WORK/base.tar" / >/dev/null
  buildah run --isolation chroot "$from" -- ln -s python3 /usr/bin/python
  buildah config --env PIP_BREAK_SYSTEM_PACKAGES=1 "$from"
  buildah commit -q "$from" "$1" >/dev/null
  rm "$WORK/base.tar"
}

build() {
  ls dist/*.whl >/dev/null 2>&1 || fail "There is no wheel in dist/. Run make wheel first."
  base=$(sed -n 's/^FROM //p' Containerfile)
  buildah pull -q "$base" >/dev/null 2>&1 || stand_in "$base"
  # Certificates and the package index are this machine's.
  given=(--volume /etc/ssl/certs:/etc/ssl/certs:ro)
  for file in /etc/pip.conf /usr/local/share/ca-certificates; do
    [ ! -e "$file" ] || given+=(--volume "$file:$file:ro")
  done
  buildah bud -q --isolation chroot --network host --pull-never --format docker "${given[@]}" -t serpentry . >/dev/null
  buildah push -q serpentry "dir:$WORK/pushed"
  size=$(find "$WORK/pushed" -type f -size +1M -printf '%s\n' | awk '{ sum += $1 } END { print sum }')
  echo "To download: $((size / 1000000)) MB."
  [ "$size" -le "$MOST" ] || fail "That is more than $((MOST / 1000000)) MB."
  user=$(buildah inspect --type image --format '{{.Docker.Config.User}}' serpentry)
  [ "$user" = serpentry ] || fail "It runs as ${user:-root}; an unprivileged user was expected."
}

# With mounts and processes of its own, which end with it.
try_it() {
  tree=$(buildah mount "$(buildah from --pull-never serpentry)")
  root=$WORK/root
  mkdir -p "$root" "$WORK/data"
  chown 8642 "$WORK/data"
  mount --bind "$tree" "$root"
  mount -o remount,bind,ro "$root"
  mount --bind "$WORK/data" "$root/data"
  mount -t tmpfs tmpfs "$root/tmp"
  mount -t proc proc "$root/proc"
  mount -t tmpfs tmpfs "$root/dev"
  mknod -m 666 "$root/dev/null" c 1 3
  mknod -m 666 "$root/dev/urandom" c 1 9
  inside=(chroot --userspec=8642:8642 --groups= "$root" env -i HOME=/data PATH=/usr/local/bin:/usr/bin:/bin
    SERPENTRY_HOST=127.0.0.1 SERPENTRY_PORT=8642 SERPENTRY_DATABASE=sqlite:////data/tables.sqlite
    setpriv --no-new-privs)
  # As in Containerfile.
  healthy=(python -c "from urllib.request import urlopen; urlopen('http://127.0.0.1:8642/api/ready', timeout=4)")
  ! "${inside[@]}" touch /usr/x 2>/dev/null || fail "Its root can be written to."
  "${inside[@]}" serpentry serve >"$WORK/log" 2>&1 &
  started=$!
  until "${inside[@]}" "${healthy[@]}" 2>/dev/null; do
    kill -0 "$started" 2>/dev/null || { cat "$WORK/log"; fail "It ended."; }
    sleep 1
  done
  curl --fail --silent http://127.0.0.1:8642/ | grep -q '<title>' || fail "It has no first page."
  curl --fail --silent http://127.0.0.1:8642/api/games | grep -q snekagon || fail "It has no games."
  kill -TERM "$started"
  wait "$started" || { cat "$WORK/log"; fail "It did not end well."; }
  echo "Started as uid 8642 with a read-only root, healthy, asked, and stopped."
}

if [ "${1:-}" = try ]; then
  try_it
else
  WORK=$(mktemp -d)
  export WORK
  trap 'rm -rf --one-file-system "$WORK"' EXIT
  build
  timeout 300 unshare --mount --pid --fork --kill-child "$0" try
fi
