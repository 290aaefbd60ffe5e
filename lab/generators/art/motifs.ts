import { anchor } from './motifs/anchor.ts';
import { ark } from './motifs/ark.ts';
import { basket } from './motifs/basket.ts';
import { bell } from './motifs/bell.ts';
import { book } from './motifs/book.ts';
import { bookBearer } from './motifs/book-bearer.ts';
import { bowl } from './motifs/bowl.ts';
import { bread } from './motifs/bread.ts';
import { bridge } from './motifs/bridge.ts';
import { candle } from './motifs/candle.ts';
import { chalice } from './motifs/chalice.ts';
import { chapel } from './motifs/chapel.ts';
import { children } from './motifs/children.ts';
import { compass } from './motifs/compass.ts';
import { crook } from './motifs/crook.ts';
import { cross } from './motifs/cross.ts';
import { crown } from './motifs/crown.ts';
import { door } from './motifs/door.ts';
import { dove } from './motifs/dove.ts';
import { drum } from './motifs/drum.ts';
import { edelweiss } from './motifs/edelweiss.ts';
import { fish } from './motifs/fish.ts';
import { flame } from './motifs/flame.ts';
import { goldenRoof } from './motifs/golden-roof.ts';
import { hands } from './motifs/hands.ts';
import { harp } from './motifs/harp.ts';
import { jar } from './motifs/jar.ts';
import { key } from './motifs/key.ts';
import { lamb } from './motifs/lamb.ts';
import { lamp } from './motifs/lamp.ts';
import { lampBearer } from './motifs/lamp-bearer.ts';
import { lily } from './motifs/lily.ts';
import { mama } from './motifs/mama.ts';
import { microphone } from './motifs/microphone.ts';
import { notes } from './motifs/notes.ts';
import { olive } from './motifs/olive.ts';
import { organ } from './motifs/organ.ts';
import { overseer } from './motifs/overseer.ts';
import { palm } from './motifs/palm.ts';
import { palmBearer } from './motifs/palm-bearer.ts';
import { raisedHands } from './motifs/raised-hands.ts';
import { rose } from './motifs/rose.ts';
import { screen } from './motifs/screen.ts';
import { scroll } from './motifs/scroll.ts';
import { shield } from './motifs/shield.ts';
import { ship } from './motifs/ship.ts';
import { star } from './motifs/star.ts';
import { starBearer } from './motifs/star-bearer.ts';
import { tent } from './motifs/tent.ts';
import { tree } from './motifs/tree.ts';
import { trowel } from './motifs/trowel.ts';
import { trumpet } from './motifs/trumpet.ts';
import { vine } from './motifs/vine.ts';
import { wheat } from './motifs/wheat.ts';

export const motifs = {
  anchor,
  ark,
  basket,
  bell,
  book,
  bookBearer,
  bowl,
  bread,
  bridge,
  candle,
  chalice,
  chapel,
  children,
  compass,
  crook,
  cross,
  crown,
  door,
  dove,
  drum,
  edelweiss,
  fish,
  flame,
  goldenRoof,
  hands,
  harp,
  jar,
  key,
  lamb,
  lamp,
  lampBearer,
  lily,
  mama,
  microphone,
  notes,
  olive,
  organ,
  overseer,
  palm,
  palmBearer,
  raisedHands,
  rose,
  screen,
  scroll,
  shield,
  ship,
  star,
  starBearer,
  tent,
  tree,
  trowel,
  trumpet,
  vine,
  wheat,
} as const;

export type MotifName = keyof typeof motifs;
