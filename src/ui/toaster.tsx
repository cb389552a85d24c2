/** The toasts' own place at the end of the page: it stays while pages change, and no page waits for it. */
import { createRoot } from 'react-dom/client';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import { CloudOffIcon, SuccessIcon } from './icons';
import { ToastStyle } from './toaster.styles';
import type { ToastVariant } from './toast';
import { toastTime } from './toast-time';

const transition = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

let mounted = false;

function mount(): void {
  if (mounted) return;
  mounted = true;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <>
      <ToastStyle />
      <ToastContainer
        position="top-center"
        autoClose={toastTime}
        transition={transition}
        closeButton={false}
        // Only its picture: the clock itself stays, and stops while the toast is hovered or focused.
        hideProgressBar
        role="status"
        pauseOnHover
        pauseOnFocusLoss={false}
        newestOnTop
        limit={3}
        aria-label=""
      />
    </>,
  );
}

function show(message: string, variant: ToastVariant): void {
  mount();
  const { dir, lang } = document.documentElement;
  toast(<span lang={lang}>{message}</span>, {
    rtl: dir === 'rtl',
    icon: variant === 'kept' ? <CloudOffIcon /> : <SuccessIcon />,
    className: `toast-${variant}`,
  });
}

export const toaster = { mount, show };
