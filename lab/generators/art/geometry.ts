/** Functions that return SVG path data for the shapes of motifs and scenes. */

const n = (value: number) => value.toFixed(2).replace(/\.00$|(?<=\.\d)0$/, '');

export type XY = readonly [number, number];

/** A closed shape with straight sides. */
export function polygon(points: readonly XY[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** An open line with straight parts. */
export function line(...points: readonly XY[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
}

export function rect(x: number, y: number, width: number, height: number): string {
  return polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);
}

export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0Z`;
}

/** A smooth closed curve through the points (Catmull-Rom). */
export function blob(points: readonly XY[], tension = 1): string {
  return `${curve(points, true, tension)}Z`;
}

/** A smooth open curve through the points. */
export function sweep(points: readonly XY[], tension = 1): string {
  return curve(points, false, tension);
}

function curve(points: readonly XY[], closed: boolean, tension: number): string {
  const count = points.length;
  const get = (i: number): XY => {
    const index = closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i));
    return points[index] ?? [0, 0];
  };
  const [startX, startY] = get(0);
  let d = `M${n(startX)} ${n(startY)}`;
  const k = tension / 6;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const handles = [
      b[0] + (c[0] - a[0]) * k,
      b[1] + (c[1] - a[1]) * k,
      c[0] - (e[0] - b[0]) * k,
      c[1] - (e[1] - b[1]) * k,
    ];
    d += `C${handles.map(n).join(' ')} ${n(c[0])} ${n(c[1])}`;
  }
  return d;
}

/** The point at an angle (degrees, 0 = right, 90 = down) and distance. */
export function polar(cx: number, cy: number, degrees: number, radius: number): XY {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

/** A leaf, petal or flame from its root, pointing at an angle. */
export function leaf(
  x: number,
  y: number,
  degrees: number,
  length: number,
  width: number,
  belly = 0.45,
): string {
  const tip = polar(x, y, degrees, length);
  const side = (sign: number, along: number, out: number): XY => {
    const [mx, my] = polar(x, y, degrees, length * along);
    return polar(mx, my, degrees + 90 * sign, width * out);
  };
  const bend = (sign: number) =>
    [side(sign, belly * 0.35, 0.5), side(sign, belly + 0.3, 0.62)] as const;
  const [a, b] = bend(-1);
  const [c, e] = bend(1);
  const at = ([px, py]: XY) => `${n(px)} ${n(py)}`;
  return `M${n(x)} ${n(y)}C${at(a)} ${at(b)} ${at(tip)}C${at(e)} ${at(c)} ${n(x)} ${n(y)}Z`;
}

export function star(
  cx: number,
  cy: number,
  points: number,
  outer: number,
  inner: number,
  turn = -90,
): string {
  const corners: XY[] = [];
  for (let i = 0; i < points * 2; i += 1) {
    corners.push(polar(cx, cy, turn + (i * 180) / points, i % 2 ? inner : outer));
  }
  return polygon(corners);
}

/** A slice of a ring between two angles. */
export function sector(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const large = to - from > 180 ? 1 : 0;
  const [a, b, c, e] = [
    polar(cx, cy, from, outer),
    polar(cx, cy, to, outer),
    polar(cx, cy, to, inner),
    polar(cx, cy, from, inner),
  ];
  const at = ([px, py]: XY) => `${n(px)} ${n(py)}`;
  const back = inner > 0 ? `L${at(c)}A${n(inner)} ${n(inner)} 0 ${large} 0 ${at(e)}` : `L${at(c)}`;
  return `M${at(a)}A${n(outer)} ${n(outer)} 0 ${large} 1 ${at(b)}${back}Z`;
}

/** A window with a pointed head: x, y is the top left of its box. */
export function lancet(x: number, y: number, width: number, height: number, rise = 0.9): string {
  const spring = y + Math.min(height, width * rise);
  const r = ((width / 2) ** 2 + (spring - y) ** 2) / width;
  return `M${n(x)} ${n(y + height)}L${n(x)} ${n(spring)}A${n(r)} ${n(r)} 0 0 1 ${n(x + width / 2)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + width)} ${n(spring)}L${n(x + width)} ${n(y + height)}Z`;
}

/** A band of even width along a smooth line: a stem, a strap, a ribbon. */
export function band(points: readonly XY[], width: number, endWidth = width): string {
  const left: XY[] = [];
  const right: XY[] = [];
  points.forEach(([x, y], i) => {
    const [px, py] = points[Math.max(0, i - 1)] ?? [x, y];
    const [qx, qy] = points[Math.min(points.length - 1, i + 1)] ?? [x, y];
    const length = Math.hypot(qx - px, qy - py) || 1;
    const half = (width + ((endWidth - width) * i) / Math.max(1, points.length - 1)) / 2;
    const [dx, dy] = [(-(qy - py) / length) * half, ((qx - px) / length) * half];
    left.push([x + dx, y + dy]);
    right.push([x - dx, y - dy]);
  });
  const there = curve(left, false, 1);
  const back = curve(right.reverse(), false, 1).replace('M', 'L');
  return `${there}${back}Z`;
}

/** Mirrors points at the vertical line x. */
export function mirrored(points: readonly XY[], x = 50): XY[] {
  return points.map(([px, py]): XY => [2 * x - px, py]);
}

/** The right half of a symmetric outline (top to bottom) closed by its mirror image. */
export function symmetric(right: readonly XY[], x = 50, smooth = true): string {
  const all = [
    ...right,
    ...mirrored(right, x)
      .reverse()
      .filter(([px]) => Math.abs(px - x) > 0.01),
  ];
  return smooth ? blob(all) : polygon(all);
}

/** A bar with round ends: a finger, a pipe, a beam. */
export function capsule(x1: number, y1: number, x2: number, y2: number, r: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [(-(y2 - y1) / length) * r, ((x2 - x1) / length) * r];
  return `M${n(x1 + dx)} ${n(y1 + dy)}A${n(r)} ${n(r)} 0 0 1 ${n(x1 - dx)} ${n(y1 - dy)}L${n(x2 - dx)} ${n(y2 - dy)}A${n(r)} ${n(r)} 0 0 1 ${n(x2 + dx)} ${n(y2 + dy)}Z`;
}

/** A ring: the outer edge and, inside it, the hole (drawn the other way round). */
export function ring(cx: number, cy: number, outer: number, inner: number): string {
  return `${ellipse(cx, cy, outer)}M${n(cx - inner)} ${n(cy)}a${n(inner)} ${n(inner)} 0 1 1 ${n(inner * 2)} 0a${n(inner)} ${n(inner)} 0 1 1 ${n(-inner * 2)} 0Z`;
}
