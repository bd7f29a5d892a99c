// Unpacks the browser of @sparticuz/chromium, its libraries and its fonts into the folder that is named.
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';

const from = join(import.meta.dirname, 'node_modules', '@sparticuz', 'chromium', 'bin');
const to = process.argv[2];

const unpack = (name, target) =>
  pipeline(createReadStream(join(from, name)), createBrotliDecompress(), target);

await mkdir(to, { recursive: true });
await unpack('al2023.tar.br', extract(to));
await unpack('fonts.tar.br', extract(to));
await unpack('swiftshader.tar.br', extract(to));
await unpack('chromium.br', createWriteStream(join(to, 'chromium')));
await chmod(join(to, 'chromium'), 0o755);

// The package's own list of font folders is for another kind of machine.
await writeFile(
  join(to, 'fonts.conf'),
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(to, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir>${join(to, 'fonts-cache')}</cachedir>
</fontconfig>
`,
);
