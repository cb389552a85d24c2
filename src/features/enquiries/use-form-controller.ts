import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useNearViewport } from '../../browser/use-near-viewport';
import { preloadToast } from '../../ui';
import type { Validation } from './form-controller';
import type { EnquiryKind } from './forms';
import { hasStoredEnquiries } from './outbox/stored-enquiries';

type FormRuntime = typeof import('./form-runtime');

/** A form's controller, with the rest of the lazily loaded part. */
export interface LoadedController
  extends ReturnType<FormRuntime['createFormController']>, Omit<FormRuntime, 'createFormController'> {}

const noValidation: Validation = { errors: {}, touched: {} };

/** What a visitor does to a form first. Text that the browser fills in, or that a reload has kept, changes a field. */
const touches = ['pointerenter', 'focusin', 'change'] as const;

/**
 * Loads the controller when the form is touched, and holds what it validates. Where the device has something of enquiries, it
 * is loaded near the viewport: to restore a draft, and to report what waits or has arrived.
 */
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

  const isNear = useNearViewport(form);
  const isLoaded = controller !== undefined;
  useEffect(() => {
    const { current: element } = form;
    if (!element || isLoaded) return undefined;
    // Until it has loaded: where that fails, the next touch tries again.
    const start = () => {
      load().catch(() => undefined);
      void preloadToast();
    };
    touches.forEach((touch) => element.addEventListener(touch, start));
    // It may have been touched before the page was hydrated.
    if (element.contains(document.activeElement) || (isNear && hasStoredEnquiries())) start();
    return () => touches.forEach((touch) => element.removeEventListener(touch, start));
  }, [form, load, isNear, isLoaded]);

  return { controller, validation, isNear, load, reset };
}
