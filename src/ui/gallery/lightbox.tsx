import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useLocale, useTranslation } from '../../i18n';
import { Dialog } from '../dialog';
import { IconButton } from '../icon-button';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../icons';
import type { GalleryItem } from './item';
import { Arrow, Head, Pictures, Stage, Tools, Words, WordsButton } from './lightbox.styles';
import { StagePicture } from './stage-picture';
import { Thumbs } from './thumbs';
import { usePanZoom } from './use-pan-zoom';
import { MoveButtons, moveTo, ZoomButtons, zoomStep } from './zoom-buttons';

interface LightboxProps {
  open: boolean;
  onClose: () => void;
  /** What the pictures are of. */
  label: string;
  items: readonly GalleryItem[];
  /** Index of the picture shown first. */
  start: number;
}

/** Pictures one at a time, full screen. A large picture is requested when it is shown. */
export default function Lightbox({ open, onClose, label, items, start }: LightboxProps) {
  const { t } = useTranslation();
  const { dir } = useLocale();
  const wordsId = useId();
  const [index, setIndex] = useState(start);
  const [showsText, setShowsText] = useState(false);
  const item = items[index];
  // The next picture is in the reading direction; a swipe against it shows it.
  const leftwards = dir === 'rtl' ? 1 : -1;
  const { stage, view, isDragging, handlers, ...picture } = usePanZoom((to) =>
    show(index + (to === 'left' ? -leftwards : leftwards)),
  );
  const isZoomed = view.scale > 1;
  function show(next: number) {
    setIndex((next + items.length) % items.length);
    picture.showWhole();
  }
  // The pressed button may be removed by the change; the focus returns to the stage, so that the keys work.
  useEffect(() => {
    if (document.activeElement === document.body) stage.current?.focus();
  }, [stage, isZoomed, index]);
  const move = (side: keyof typeof moveTo) => picture.moveBy(moveTo[side]);
  const keys: Record<string, (() => void) | undefined> = {
    ArrowLeft: () => (isZoomed ? move('left') : show(index + leftwards)),
    ArrowRight: () => (isZoomed ? move('right') : show(index - leftwards)),
    ArrowUp: () => isZoomed && move('up'),
    ArrowDown: () => isZoomed && move('down'),
    Home: () => show(0),
    End: () => show(items.length - 1),
    '+': () => picture.zoomBy(zoomStep),
    '=': () => picture.zoomBy(zoomStep), // the same key without Shift
    '-': () => picture.zoomBy(1 / zoomStep),
    '0': picture.showWhole,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    const scrollsItself = event.target instanceof Element && event.target.id === wordsId;
    if (!act || scrollsItself || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  if (!item) return null;
  return (
    <Dialog open={open} onClose={onClose} label={label} kind="full">
      <Pictures onKeyDown={onKeyDown}>
        <Head>
          <p>{item.alt}</p>
          {/* A sentence, not a number: in Arabic it reads from the right. */}
          <span role="status">{t('gallery.position', { number: index + 1, total: items.length })}</span>
          <IconButton label={t('gallery.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Head>
        <Stage ref={stage} tabIndex={-1} {...handlers} $isZoomed={isZoomed} data-kind={item.kind}>
          <StagePicture
            key={item.key}
            item={item}
            view={view}
            isDragging={isDragging}
            onLoaded={(image) => picture.onLoaded(image, item.kind === 'drawing')}
          />
          {isZoomed && <MoveButtons more={picture.more} onMove={picture.moveBy} />}
          {!isZoomed && items.length > 1 && (
            <>
              <Arrow $side="start" label={t('gallery.previous')} onClick={() => show(index - 1)}>
                <ChevronLeftIcon />
              </Arrow>
              <Arrow $side="end" label={t('gallery.next')} onClick={() => show(index + 1)}>
                <ChevronRightIcon />
              </Arrow>
            </>
          )}
        </Stage>
        {item.words && showsText && (
          <Words id={wordsId} role="region" aria-label={item.words.label} tabIndex={0}>
            {item.words.content}
          </Words>
        )}
        <Tools>
          <ZoomButtons scale={view.scale} onZoom={picture.zoomBy} onWhole={picture.showWhole} />
          {item.words && (
            <WordsButton
              type="button"
              aria-expanded={showsText}
              aria-controls={showsText ? wordsId : undefined}
              onClick={() => setShowsText(!showsText)}
            >
              {item.words.label}
            </WordsButton>
          )}
        </Tools>
        {items.length > 1 && <Thumbs items={items} index={index} onChoose={show} />}
      </Pictures>
    </Dialog>
  );
}
