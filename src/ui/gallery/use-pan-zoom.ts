import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';
import {
  bounded,
  getFit,
  moved,
  openingView,
  maxOffset,
  whole,
  zoomed,
  type Point,
  type View,
} from './pan-zoom';

/** CSS pixels: the most a tap moves, and the least a swipe does. */
const tapSlack = 10;
const swipeDistance = 48;
/** Milliseconds between the two taps of a double tap. */
const doubleTap = 320;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const midpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

interface Press {
  from: Point;
  at: Point;
  mouse: boolean;
}

/**
 * Zoom and pan by touch, mouse, wheel and buttons.
 * @param onSwipe called for a swipe across the whole picture, with the physical direction
 */
export function usePanZoom(onSwipe: (to: 'left' | 'right') => void) {
  const stage = useRef<HTMLDivElement>(null);
  const ratio = useRef(1);
  const presses = useRef(new Map<number, Press>());
  const lastTap = useRef<{ time: number; at: Point }>();
  const [view, setView] = useState<View>(whole);
  const [isDragging, setDragging] = useState(false);

  const fit = useCallback(() => {
    const { clientWidth = 0, clientHeight = 0 } = stage.current ?? {};
    return getFit({ width: clientWidth, height: clientHeight }, ratio.current);
  }, []);
  const change = useCallback(
    (next: (now: View) => View) => setView((now) => bounded(next(now), fit())),
    [fit],
  );
  const zoomBy = useCallback(
    (factor: number, point: Point = { x: 0, y: 0 }) => change((now) => zoomed(now, factor, point, fit())),
    [change, fit],
  );
  /** In CSS pixels from the centre of the stage. */
  const pointOf = useCallback(({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    return {
      x: clientX - (box ? box.left + box.width / 2 : 0),
      y: clientY - (box ? box.top + box.height / 2 : 0),
    };
  }, []);

  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    // React's wheel listeners are passive and could not stop the page behind from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      // A pinch on a touchpad is a wheel event with the control key, in finer steps.
      zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), pointOf(event));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    const resized = new ResizeObserver(() => change((now) => now));
    resized.observe(element);
    return () => {
      element.removeEventListener('wheel', onWheel);
      resized.disconnect();
    };
  }, [change, pointOf, zoomBy]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    const at = pointOf(event);
    presses.current.set(event.pointerId, { from: at, at, mouse: event.pointerType === 'mouse' });
    setDragging(true);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const press = presses.current.get(event.pointerId);
    if (!press) return;
    const other = [...presses.current.values()].find((one) => one !== press);
    const [before, at] = [press.at, pointOf(event)];
    // From its first movement on the stage captures it, also outside of the stage.
    if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
    press.at = at;
    if (!other)
      return change((now) =>
        now.scale > 1 ? moved(now, { x: at.x - before.x, y: at.y - before.y }, fit()) : now,
      );
    const [was, is] = [midpoint(before, other.at), midpoint(at, other.at)];
    const factor = distance(at, other.at) / Math.max(1, distance(before, other.at));
    change((now) => zoomed(moved(now, { x: is.x - was.x, y: is.y - was.y }, fit()), factor, is, fit()));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const press = presses.current.get(event.pointerId);
    const fingers = presses.current.size;
    onPointerCancel(event);
    if (!press || fingers > 1) return;
    const at = pointOf(event);
    const [dx, dy] = [at.x - press.from.x, at.y - press.from.y];
    if (Math.hypot(dx, dy) <= tapSlack) return tapped(at, event.timeStamp);
    const across = Math.abs(dx) >= swipeDistance && Math.abs(dx) > 2 * Math.abs(dy);
    if (across && !press.mouse && view.scale === 1) onSwipe(dx < 0 ? 'left' : 'right');
  };
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    presses.current.delete(event.pointerId);
    if (presses.current.size === 0) setDragging(false);
  };
  const tapped = (at: Point, time: number) => {
    const last = lastTap.current;
    lastTap.current = { time, at };
    if (!last || time - last.time > doubleTap || distance(last.at, at) > 3 * tapSlack) return;
    lastTap.current = undefined;
    change((now) => (now.scale > 1 ? whole : zoomed(now, 2.5, at, fit())));
  };

  const limit = maxOffset(view.scale, fit());
  return {
    stage,
    view,
    /** A finger or the mouse holds the picture: it follows without a transition. */
    isDragging,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
    zoomBy,
    showWhole: useCallback(() => setView(whole), []),
    moveBy: (by: Point) => change((now) => moved(now, by, fit())),
    /** Whether the picture goes on beyond each side of the screen. */
    more: { left: view.x < limit.x, right: view.x > -limit.x, up: view.y < limit.y, down: view.y > -limit.y },
    /** Takes the picture's own size. */
    onLoaded: (image: HTMLImageElement, isDrawing: boolean) => {
      if (image.naturalWidth > 0 && image.naturalHeight > 0)
        ratio.current = image.naturalWidth / image.naturalHeight;
      if (isDrawing) change(() => openingView(fit()));
    },
  };
}
