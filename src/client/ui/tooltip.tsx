import { chakra } from '@chakra-ui/react'
import { type ReactElement, cloneElement, useId, useRef } from 'react'
import { useHotkey } from './use-hotkey.ts'

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

type Described = { 'aria-describedby'?: string | undefined }

/** A sentence about one control, shown on hover and focus, above everything. */
export function Tooltip({ text, children }: { text: string; children: ReactElement<Described> }) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const hide = () => bubble.current?.hidePopover()

  const show = () => {
    if (!anchor.current || !bubble.current) return
    bubble.current.showPopover()
    const target = (anchor.current.firstElementChild ?? anchor.current).getBoundingClientRect()
    const own = bubble.current.getBoundingClientRect()
    const left = target.left + target.width / 2 - own.width / 2
    const fitsBelow = target.bottom + gap + own.height < window.innerHeight
    bubble.current.style.left = `${Math.max(edge, Math.min(left, window.innerWidth - own.width - edge))}px`
    bubble.current.style.top = `${fitsBelow ? target.bottom + gap : target.top - gap - own.height}px`
  }

  useHotkey('Escape', hide)

  return (
    <chakra.span
      ref={anchor}
      display="contents"
      onPointerOver={show}
      onPointerOut={hide}
      onFocus={show}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <Bubble ref={bubble} id={id} role="tooltip" popover="manual">
        {text}
      </Bubble>
    </chakra.span>
  )
}
