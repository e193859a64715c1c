import { Dialog as Base, Portal, chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react'
import { IconButton } from '../icon-button.tsx'
import { floatStyle } from '../theme/styles.ts'

const Head = chakra('header', {
  base: { display: 'flex', alignItems: 'flex-start', gap: 3, px: 5, pt: 4, pb: 2, flexShrink: 0 },
})
const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 4,
    flex: '1 1 auto',
    minH: 0,
    overflowY: 'auto',
    px: 5,
    pb: 5,
    pt: 1,
    color: 'muted',
  },
})
const Foot = chakra('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: 2,
    flexShrink: 0,
    px: 5,
    py: 3.5,
    borderTopWidth: '1px',
    borderColor: 'line',
  },
})
const Close = chakra('span', { base: { '@media (pointer: coarse)': { m: -2.5 } } })
const Form = chakra('form', { base: { display: 'contents' } })

const widths = { small: '26rem', medium: '34rem', large: '52rem' }

export type DialogProps = {
  open: boolean
  title: string
  children: ReactNode
  /** Buttons, the one that acts last. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /** Makes the dialog a form, so that Enter submits. */
  onSubmit?: () => void
  /** Asks for a decision: a press outside does not close it. */
  urgent?: boolean
  initialFocus?: RefObject<HTMLElement | null>
  /** Nothing in it takes the focus, so that it is scrolled itself by the keyboard. */
  isText?: boolean
} & (
  | { onClose: () => void; closeLabel: string }
  /** Only its buttons close it. */
  | { onClose?: never; closeLabel?: never }
)

export function Dialog(props: DialogProps) {
  const { open, onClose, size = 'medium', urgent = false, initialFocus } = props
  const box = useRef<HTMLDivElement>(null)
  return (
    <Base.Root
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose?.()
      }}
      role={urgent ? 'alertdialog' : 'dialog'}
      closeOnInteractOutside={!urgent}
      closeOnEscape={onClose !== undefined}
      initialFocusEl={() => initialFocus?.current ?? firstField(box.current)}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Base.Backdrop
          position="fixed"
          inset={0}
          zIndex="overlay"
          bg="scrim"
          animation="fadeIn 120ms ease-out"
        />
        <Base.Positioner
          position="fixed"
          inset={0}
          zIndex="overlay"
          display="flex"
          justifyContent="center"
          alignItems={{ base: 'flex-end', md: 'flex-start' }}
          px={{ base: 0, md: 4 }}
          pt={{ base: 10, md: '10dvh' }}
        >
          <Base.Content
            ref={box}
            css={floatStyle}
            display="flex"
            flexDirection="column"
            w="full"
            maxW={{ md: widths[size] }}
            maxH={{ base: 'full', md: '80dvh' }}
            borderBottomRadius={{ base: 0, md: 'card' }}
            animation="rise 140ms ease-out"
          >
            <Content {...props} />
          </Base.Content>
        </Base.Positioner>
      </Portal>
    </Base.Root>
  )
}

/** A form where it is to be submitted. */
function Content({ onClose, closeLabel, title, children, footer, onSubmit, isText = false }: DialogProps) {
  const content = (
    <>
      <Head>
        <Base.Title
          tabIndex={-1}
          outline="none"
          flex="1 1 auto"
          fontSize="lead"
          lineHeight="1.5rem"
          fontWeight="title"
        >
          {title}
        </Base.Title>
        {onClose ? (
          <Close>
            <IconButton icon={<X aria-hidden />} label={closeLabel} small onClick={onClose} />
          </Close>
        ) : null}
      </Head>
      <Body {...(isText ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}>{children}</Body>
      {footer ? <Foot>{footer}</Foot> : null}
    </>
  )
  if (!onSubmit) return content
  return (
    <Form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {content}
    </Form>
  )
}

const firstField = (box: HTMLElement | null) =>
  box?.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled') ??
  box?.querySelector<HTMLElement>('h2') ??
  null
