import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { prefetchWhenIdle } from '../../browser/idle';
import { preloadToast } from '../../ui';
import type { Validation } from './form-controller';
import type { EnquiryKind } from './forms';

type FormRuntime = typeof import('./form-runtime');

/** A form's controller, with the rest of the lazily loaded part. */
export interface LoadedController
  extends ReturnType<FormRuntime['createFormController']>, Omit<FormRuntime, 'createFormController'> {}

const noValidation: Validation = { errors: {}, touched: {} };

/** Loads the controller when the form comes near the viewport or takes the focus, and holds what it validates. */
export function useFormController(kind: EnquiryKind, form: RefObject<HTMLFormElement>) {
  const [controller, setController] = useState<LoadedController>();
  const [validation, setValidation] = useState(noValidation);
  const loading = useRef<Promise<LoadedController>>();
  const touchedBefore = useRef(new Set<string>());

  /** The controller, loaded if need be. Rejects when loading fails; the next call tries again. */
  const load = useCallback(() => {
    loading.current ??= import('./form-runtime').then(({ createFormController, ...runtime }) => {
      const created = { ...createFormController(kind, setValidation), ...runtime };
      setController(created);
      return created;
    });
    loading.current.catch(() => (loading.current = undefined));
    return loading.current;
  }, [kind]);

  /** A new controller, for the next enquiry. */
  const reset = useCallback(() => {
    loading.current = undefined;
    setValidation(noValidation);
    load().catch(() => undefined);
  }, [load]);

  // Fields that are left before the controller is loaded are validated once they have been rendered with it.
  useEffect(() => {
    const { current: element } = form;
    if (!element) return undefined;
    if (controller) {
      controller.validateTouched(touchedBefore.current);
      touchedBefore.current.clear();
      return undefined;
    }
    const handleFocusOut = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) touchedBefore.current.add(target.getAttribute('name') ?? '');
    };
    element.addEventListener('focusout', handleFocusOut);
    return () => element.removeEventListener('focusout', handleFocusOut);
  }, [controller, form]);

  useEffect(() => {
    controller?.startDelivery();
    return controller?.watchPointer();
  }, [controller]);

  useEffect(() => {
    const { current: element } = form;
    if (!element) return undefined;
    const start = () => {
      cancelIdle();
      observer.disconnect();
      element.removeEventListener('focusin', start);
      load().catch(() => undefined);
      void preloadToast();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) start();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    element.addEventListener('focusin', start);
    const cancelIdle = prefetchWhenIdle(start);
    return () => {
      cancelIdle();
      observer.disconnect();
      element.removeEventListener('focusin', start);
    };
  }, [form, load]);

  return { controller, validation, load, reset };
}
