import { chakra } from '@chakra-ui/react'
import { type ReactElement, type ReactNode, cloneElement, useId, useRef } from 'react'
import { measures } from '../theme/measures.ts'
import { useHotkey } from '../keys/use-hotkey.ts'

const gap = 6
const edge = 8

const Bubble = chakra('span', {
  base: {
    position: 'fixed',
    m: 0,
    px: 2,
    py: 1,
    maxW: '18rem',
    w: 'max-content',
    bg: 'text',
    color: 'bg',
    fontSize: 'small',
    fontWeight: 'normal',
    lineHeight: '1.4',
    textAlign: 'start',
    whiteSpace: 'normal',
    borderRadius: 'control',
    pointerEvents: 'none',
  },
})

type DescribedProps = { 'aria-describedby'?: string | undefined }

/** A sentence about one control, shown on hover and focus, above everything. */
export function Tooltip({ text, children }: { text: string; children: ReactElement<DescribedProps> }) {
  const id = useId()
  return (
    <Hint id={id} text={text} delay={{ open: measures.dropdownHover, close: 0 }}>
      {cloneElement(children, { 'aria-describedby': id })}
    </Hint>
  )
}

/** The name of a control that shows none, beside it. It is not read out: the control is called so. */
export function NameTip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Hint text={text} delay={measures.menuHover} beside>
      {children}
    </Hint>
  )
}

interface HintProps {
  id?: string
  text: string
  delay: { open: number; close: number }
  beside?: boolean
  children: ReactNode
}

function Hint({ id, text, delay, beside = false, children }: HintProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const hide = () => {
    clearTimeout(timer.current)
    bubble.current?.hidePopover()
  }
  const show = () => {
    clearTimeout(timer.current)
    if (!anchor.current || !bubble.current) return
    bubble.current.showPopover()
    const target = (anchor.current.firstElementChild ?? anchor.current).getBoundingClientRect()
    const own = bubble.current.getBoundingClientRect()
    if (beside) {
      bubble.current.style.left = `${target.right + gap}px`
      bubble.current.style.top = `${target.top + (target.height - own.height) / 2}px`
      return
    }
    const left = target.left + target.width / 2 - own.width / 2
    const fitsBelow = target.bottom + gap + own.height < window.innerHeight
    bubble.current.style.left = `${Math.max(edge, Math.min(left, window.innerWidth - own.width - edge))}px`
    bubble.current.style.top = `${fitsBelow ? target.bottom + gap : target.top - gap - own.height}px`
  }

  const after = (time: number, act: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, time)
  }
  useHotkey('Escape', hide)

  return (
    <chakra.span
      ref={anchor}
      display="contents"
      onPointerEnter={() => after(delay.open, show)}
      onPointerLeave={() => after(delay.close, hide)}
      onFocus={show}
      onBlur={hide}
    >
      {children}
      <Bubble
        ref={bubble}
        id={id}
        role={id ? 'tooltip' : undefined}
        aria-hidden={!id || undefined}
        popover="manual"
      >
        {text}
      </Bubble>
    </chakra.span>
  )
}
