#!/bin/sh
# Puts what the site shows into an object store behind a CDN, with rclone (docs/deploy.md, "An object store with a CDN"):
#
#     push-site.sh <site folder> <set> <rclone's remote and bucket>
#
# A store has no links, so the order matters: what pages ask for is there before them, and each step leaves a site that
# works. Nothing is deleted, so pages that are open go on working.
set -eu
site=$1
set=$site/$2
store=$3

# Of two that run at once the later one waits, so that no older page follows a newer one.
if command -v flock >/dev/null; then
  exec 9>"$site/.push-lock"
  flock 9
fi

# While it waited, another one may have brought a newer set.
if [ "$(readlink "$site/current")" != "$2" ]; then
  echo "The site shows another set than $2." >&2
  exit 1
fi

immutable='Cache-Control: public, max-age=31536000, immutable'
asked='Cache-Control: no-cache'
put() { rclone copy --checksum --exclude '*.{br,gz}' "$@"; }
pick() { rclone copy --checksum "$set" "$store" --header-upload "$asked" "$@"; }

put "$site/assets" "$store/assets" --header-upload "$immutable"
put "$site/content" "$store/content" --header-upload "$immutable"
put "$site/files" "$store" --header-upload "$asked"
put "$set/pages" "$store" --header-upload "$asked"
put "$set/files" "$store" --exclude site.webmanifest --header-upload "$asked"
rclone copy --checksum "$set/files" "$store" --include site.webmanifest --header-upload "$asked" \
  --header-upload 'Content-Type: application/manifest+json'
pick --include '/registry.json' --include '/??/registry.json'
# Last: a new one makes browsers drop the pages that they keep.
pick --include /service-worker.js
