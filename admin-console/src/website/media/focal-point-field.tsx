import type { PointerEvent } from 'react';
import type { FocalPoint, MediaPicture } from 'contract/media-files';
import { mediaTexts } from './media.texts';
import { pictureAddress } from './media-labels';
import entry from '../entry.module.css';
import styles from './media.module.css';

const { file: words } = mediaTexts;

export const middle: FocalPoint = { x: 0.5, y: 0.5 };

/** Aspect ratios in which the site crops pictures. */
const crops = ['16 / 9', '1 / 1', '3 / 4'];

interface FocalPointFieldProps {
  readonly picture: MediaPicture;
  readonly point: FocalPoint;
  readonly onChange: (point: FocalPoint) => void;
}

/** Sets the point of a picture that crops keep visible: on the picture, or by two sliders. */
export function FocalPointField({ picture, point, onChange }: FocalPointFieldProps) {
  const { id, width, height, widths } = picture;
  const src = pictureAddress(id, widths, 640);
  const place = `${point.x * 100}% ${point.y * 100}%`;
  const take = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const box = currentTarget.getBoundingClientRect();
    onChange({
      x: share(clientX - box.left, box.width),
      y: share(clientY - box.top, box.height),
    });
  };
  return (
    <fieldset className={entry.field} aria-describedby="point-hint">
      <legend className={entry.label}>{words.point}</legend>
      <p id="point-hint" className={entry.hint}>
        {words.pointHint}
      </p>
      <div
        role="presentation"
        className={styles.stage}
        onPointerDown={take}
        onPointerMove={(event) => event.buttons === 1 && take(event)}
      >
        <img src={src} alt="" width={width} height={height} draggable={false} />
        <span
          className={styles.point}
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
        />
      </div>
      <Slider label={words.fromLeft} value={point.x} onChange={(x) => onChange({ ...point, x })} />
      <Slider label={words.fromTop} value={point.y} onChange={(y) => onChange({ ...point, y })} />
      <p className={entry.language}>{words.crops}</p>
      <div className={styles.crops}>
        {crops.map((aspectRatio) => (
          <img key={aspectRatio} src={src} alt="" style={{ aspectRatio, objectPosition: place }} />
        ))}
      </div>
    </fieldset>
  );
}

/** Rounded to hundredths, from 0 to 1. */
const share = (part: number, whole: number): number =>
  Math.round(Math.min(Math.max(whole === 0 ? 0 : part / whole, 0), 1) * 100) / 100;

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

const Slider = ({ label, value, onChange }: SliderProps) => (
  <label className={styles.slider}>
    <span>{label}</span>
    <input
      type="range"
      min={0}
      max={100}
      value={Math.round(value * 100)}
      onChange={({ target }) => onChange(Number(target.value) / 100)}
    />
  </label>
);
