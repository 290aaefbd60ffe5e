import { writeFileSync } from 'node:fs';
import { writeTokensStylesheet } from './tokens-stylesheet';

writeFileSync(new URL('./tokens.css', import.meta.url), writeTokensStylesheet());
