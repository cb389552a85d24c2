import { useState } from 'react';
import {
  Countdown,
  Gallery,
  ImagePreload,
  Picture,
  PrintedColumns,
  PrintedSource,
  ProcessedImage,
  QrCode,
  Tabs,
} from '../../ui';
import { Example, type PartsProps } from '../sheet';

const drawing = { url: '/brand/logo.svg' };
const processed = {
  layout: 'constrained',
  width: 120,
  height: 140,
  images: { fallback: { src: drawing.url } },
} as const;
/** Forty days from now, in milliseconds. */
const target = Date.now() + 40 * 24 * 3_600_000;

export function MediaParts({ w }: PartsProps) {
  const [tab, setTab] = useState('0');
  const [over, setOver] = useState(false);
  const items = [0, 1, 2, 3, 4, 5].map((key) => ({
    key: String(key),
    alt: w.title,
    kind: 'drawing' as const,
    thumb: drawing,
    full: { src: drawing.url },
  }));
  return (
    <>
      <Example as="Picture: original, missing, broken">
        <Picture source={drawing} alt={w.title} ratio="21 / 9" />
        <Picture source={null} alt={w.title} ratio="21 / 9" />
        <Picture source={{ url: '/no-such-picture.jpg' }} alt={w.title} ratio="21 / 9" />
      </Example>
      <Example as="ProcessedImage, ImagePreload">
        <ImagePreload image={processed} />
        <ProcessedImage image={processed} alt={w.title} />
      </Example>
      <Example as="Gallery; press for the lightbox">
        <Gallery label={w.title} items={items} />
      </Example>
      <Example as="QrCode">
        <QrCode text="https://example.sa/projects" label={w.title} />
      </Example>
      <Example as="PrintedSource, on paper only, PrintedColumns">
        <PrintedColumns>
          <PrintedSource link="https://example.sa/projects" scan={w.title}>
            <p>{w.hint}</p>
          </PrintedSource>
        </PrintedColumns>
      </Example>
      <Example as="Countdown">
        {!over && (
          <Countdown target={target} label={w.title} nameOf={(part) => part} onOver={() => setOver(true)} />
        )}
      </Example>
      <Example as="Tabs">
        <Tabs
          label={w.title}
          tabs={w.choices.map((title, id) => ({ id: String(id), title, note: w.hint }))}
          selected={tab}
          onSelect={setTab}
        >
          <p>{w.choices[Number(tab)]}</p>
        </Tabs>
      </Example>
    </>
  );
}
