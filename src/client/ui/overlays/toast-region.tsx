import { Portal, chakra } from '@chakra-ui/react'
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { IconButton } from '../icon-button.tsx'
import { measures } from '../theme/measures.ts'
import { floatStyle } from '../theme/styles.ts'
import { currentToasts, dismissToast, holdToasts, releaseToasts, subscribeToToasts } from './toasts.ts'

const icons = {
  info: <Info aria-hidden />,
  ok: <CircleCheck aria-hidden />,
  warn: <TriangleAlert aria-hidden />,
  error: <CircleX aria-hidden />,
}

const Region = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    insetInlineStart: '50%',
    bottom: { base: 'calc(4.5rem + env(safe-area-inset-bottom))', md: 5 },
    transform: 'translateX(-50%)',
    display: 'grid',
    gap: 2,
    w: `${measures.notice.width}px`,
    maxW: 'calc(100vw - 1.5rem)',
    pointerEvents: 'none',
  },
})
const Box = chakra('div', {
  base: {
    ...floatStyle,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: 2.5,
    ps: 3,
    pe: 1.5,
    py: 1.5,
    fontSize: 'control',
    pointerEvents: 'auto',
    animation: 'rise 160ms ease-out',
    '& > svg': { boxSize: '1rem', mt: '0.25rem' },
    '& .words': { py: '0.125rem', overflowWrap: 'anywhere' },
    '& .words button': {
      display: 'block',
      minH: '1.5rem',
      color: 'accentText',
      fontWeight: 'semibold',
      cursor: 'pointer',
      '@media (pointer: coarse)': { minH: '2.75rem' },
    },
  },
  variants: {
    tone: {
      info: { '& > svg': { color: 'blue' } },
      ok: { '& > svg': { color: 'green' } },
      warn: { '& > svg': { color: 'amber' } },
      error: { '& > svg': { color: 'red' } },
    },
  },
})

export type ToastRegionProps = { label: string; dismissLabel: string }

/** Stands once in the application; `showToast` speaks from anywhere. */
export function ToastRegion({ label, dismissLabel }: ToastRegionProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts)
  return (
    <Portal>
      <Region
        role="region"
        aria-label={label}
        aria-live="polite"
        aria-relevant="additions text"
        onPointerEnter={holdToasts}
        onPointerLeave={releaseToasts}
        onFocus={holdToasts}
        onBlur={releaseToasts}
      >
        {toasts.map((toast) => (
          <Box key={toast.id} tone={toast.tone}>
            {icons[toast.tone]}
            <div className="words">
              {toast.text}
              {toast.action ? (
                <button
                  type="button"
                  onClick={() => {
                    toast.action?.onClick()
                    dismissToast(toast.id)
                  }}
                >
                  {toast.action.label}
                </button>
              ) : null}
            </div>
            <IconButton
              icon={<X aria-hidden />}
              label={dismissLabel}
              small
              onClick={() => dismissToast(toast.id)}
            />
          </Box>
        ))}
      </Region>
    </Portal>
  )
}
