/** Loads what checks a form when the form comes near, and keeps what it finds. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { fetchAhead } from '../../browser/idle';
import { prepareToast } from '../../ui';
import type { Checks } from './form-controller';
import type { EnquiryKind } from './forms';

type Near = typeof import('./near');

/** What checks a form, and what else it needs from then on. */
export interface Loaded
  extends ReturnType<Near['createFormController']>, Omit<Near, 'createFormController'> {}

const unchecked: Checks = { faults: {}, touched: {} };

export function useFormController(kind: EnquiryKind, form: RefObject<HTMLFormElement>) {
  const [engine, setEngine] = useState<Loaded>();
  const [checks, setChecks] = useState(unchecked);
  const loading = useRef<Promise<Loaded>>();
  const left = useRef(new Set<string>());

  /** The engine, loaded if need be. Rejects when it cannot be had; the next call tries anew. */
  const load = useCallback(() => {
    loading.current ??= import('./near').then(({ createFormController, ...more }) => {
      const created = { ...createFormController(kind, setChecks), ...more };
      setEngine(created);
      return created;
    });
    loading.current.catch(() => (loading.current = undefined));
    return loading.current;
  }, [kind]);

  /** Forgets what was checked, for the next enquiry. */
  const renew = useCallback(() => {
    loading.current = undefined;
    setChecks(unchecked);
    load().catch(() => undefined);
  }, [load]);

  // Fields that are left before the engine is there are checked once they have been rendered with it.
  useEffect(() => {
    const { current: element } = form;
    if (!element) return undefined;
    if (engine) {
      engine.leave(left.current);
      left.current.clear();
      return undefined;
    }
    const leave = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) left.current.add(target.getAttribute('name') ?? '');
    };
    element.addEventListener('focusout', leave);
    return () => element.removeEventListener('focusout', leave);
  }, [engine, form]);

  useEffect(() => {
    engine?.startDelivery();
    return engine?.watchPresses();
  }, [engine]);

  useEffect(() => {
    const { current: element } = form;
    if (!element) return undefined;
    const come = () => {
      leaveIdle();
      observer.disconnect();
      element.removeEventListener('focusin', come);
      load().catch(() => undefined);
      void prepareToast();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    element.addEventListener('focusin', come);
    const leaveIdle = fetchAhead(come);
    return () => {
      leaveIdle();
      observer.disconnect();
      element.removeEventListener('focusin', come);
    };
  }, [form, load]);

  return { engine, checks, load, renew };
}
