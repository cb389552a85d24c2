import { createRoot } from 'react-dom/client';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import { CloudOffIcon, SuccessIcon } from './icons';
import { ToastStyle, toastTime, type ToastVariant } from './toaster.styles';

const transition = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

let mounted = false;

/** Adds the container at the end of the body, outside the page, so that it stays while pages change. */
function mount(): void {
  if (mounted) return;
  mounted = true;
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(
    <>
      <ToastStyle />
      <ToastContainer
        position="top-center"
        autoClose={toastTime}
        transition={transition}
        closeButton={false}
        // Only hidden: the bar is the timer, and pauses while the toast is hovered or focused.
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
    icon: variant === 'saved' ? <CloudOffIcon /> : <SuccessIcon />,
    className: `toast-${variant}`,
  });
}

export const toaster = { mount, show };
