import { Dialog, Portal } from '@chakra-ui/react'
import type { ReactNode, RefObject } from 'react'
import { beneathLayers } from '../keys/layers.ts'

export type SheetProps = {
  open: boolean
  onClose: () => void
  label: string
  side: 'start' | 'end'
  initialFocus?: RefObject<HTMLElement | null>
  /** Whether the keys of the page act in it. */
  isBeneath?: boolean
  children: ReactNode
}

/** A modal drawer at one edge of the window; Escape and a press outside close it, focus returns to where it was. */
export function Sheet({ open, onClose, label, side, initialFocus, isBeneath = false, children }: SheetProps) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose()
      }}
      // What it was opened from may go with the width of the window; whoever opened it decides about it.
      onRequestDismiss={(event) => event.preventDefault()}
      {...(initialFocus ? { initialFocusEl: () => initialFocus.current } : {})}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop
          position="fixed"
          inset={0}
          zIndex="overlay"
          bg="scrim"
          animation="fadeIn 160ms ease-out"
        />
        <Dialog.Positioner position="fixed" inset={0} zIndex="overlay" pointerEvents="none">
          <Dialog.Content
            aria-label={label}
            {...(isBeneath ? beneathLayers : {})}
            position="absolute"
            insetBlock={0}
            {...(side === 'end' ? { insetInlineEnd: 0 } : { insetInlineStart: 0 })}
            display="flex"
            flexDirection="column"
            w={side === 'end' ? { base: 'full', md: 'panel' } : 'min(19rem, 88vw)'}
            bg="surface"
            color="text"
            {...(side === 'end'
              ? { borderInlineStartWidth: { base: 0, md: '1px' } }
              : { borderInlineEndWidth: '1px' })}
            borderColor="line"
            outline="none"
            pointerEvents="auto"
            paddingBlockEnd="env(safe-area-inset-bottom)"
            animation={`${side === 'end' ? 'slideIn' : 'slideInStart'} 160ms ease-out`}
          >
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
