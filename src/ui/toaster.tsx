import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { cssTransition, toast, ToastContainer, type Id } from 'react-toastify/unstyled';
import { CloudOffIcon, SuccessIcon } from './icons';
import { ToastStyle, toastTime, type ToastVariant } from './toaster.styles';

const transition = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

let mounted = false;
/** The toast of each variant that was shown last. */
const latest = new Map<ToastVariant, Id>();

/** The container of the toasts. They are not announced: each repeats what a live region of the page says. */
function Container() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('[aria-live]')?.setAttribute('aria-live', 'off'), []);
  return (
    <div ref={place}>
      <ToastContainer
        position="top-center"
        autoClose={toastTime}
        transition={transition}
        closeButton={false}
        // Only hidden: the bar is the timer, and pauses while the toast is hovered or focused.
        hideProgressBar
        role="group"
        pauseOnHover
        pauseOnFocusLoss={false}
        newestOnTop
        limit={3}
        aria-label=""
      />
    </div>
  );
}

/** Adds the container at the end of the body, outside the page, so that it stays while pages change. */
function mount(): void {
  if (mounted) return;
  mounted = true;
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(
    <>
      <ToastStyle />
      <Container />
    </>,
  );
}

function show(message: string, variant: ToastVariant): void {
  mount();
  const { dir, lang } = document.documentElement;
  const id = toast(<span lang={lang}>{message}</span>, {
    rtl: dir === 'rtl',
    icon: variant === 'saved' ? <CloudOffIcon /> : <SuccessIcon />,
    className: `toast-${variant}`,
  });
  latest.set(variant, id);
}

function hide(variant: ToastVariant): void {
  const id = latest.get(variant);
  if (id !== undefined) toast.dismiss(id);
}

export const toaster = { mount, show, hide };
