import { chakra } from '@chakra-ui/react'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { axisOf, isFar, offsetOf, sideOf, type SwipeSide } from './swipe.ts'

const Box = chakra('div', {
  base: {
    position: 'relative',
    borderRadius: 'card',
    // Only then: what is at rest shows the ring of its focus.
    '&[data-moved]': { overflow: 'hidden' },
    // The page scrolls down as ever; across, the card is dragged.
    touchAction: 'pan-y',
    '& > .card': { position: 'relative' },
    '&:not([data-dragged]) > .card': {
      transition: 'transform 160ms ease-out',
      _motionReduce: { transition: 'none' },
    },
  },
})
const Beneath = chakra('div', {
  base: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    px: 4,
    fontSize: 'control',
    fontWeight: 'semibold',
    bg: 'sunken',
    color: 'muted',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    '& svg': { boxSize: '1.25rem', flexShrink: 0 },
    "&[data-side='end']": { justifyContent: 'flex-end', textAlign: 'end' },
  },
  variants: {
    tone: {
      ok: { '&[data-far]': { bg: 'greenBg', color: 'green', borderColor: 'greenLine' } },
      warn: { '&[data-far]': { bg: 'amberBg', color: 'amber', borderColor: 'amberLine' } },
    },
  },
})

interface Drag {
  pointer: number
  x: number
  y: number
  width: number
  isAcross: boolean
}

export interface CardAct {
  label: string
  icon: ReactNode
  tone: 'ok' | 'warn'
  act: () => unknown
}
export type CardActs = Record<SwipeSide, CardAct | undefined>

interface SwipeCardProps {
  acts: CardActs
  children: ReactNode
}

/** A card that a finger drags to a side to act on its row. The acts have buttons elsewhere: not everybody can drag. */
export function SwipeCard({ acts, children }: SwipeCardProps) {
  const { offset, isDragged, isFarEnough, handlers } = useDrag(acts)
  const side = sideOf(offset)
  const act = side && acts[side]
  return (
    <Box data-dragged={isDragged || undefined} data-moved={offset !== 0 || undefined} {...handlers}>
      {act ? (
        <Beneath aria-hidden tone={act.tone} data-side={side} data-far={isFarEnough || undefined}>
          {side === 'end' ? act.label : act.icon}
          {side === 'end' ? act.icon : act.label}
        </Beneath>
      ) : null}
      <div className="card" style={offset === 0 ? undefined : { transform: `translateX(${offset}px)` }}>
        {children}
      </div>
    </Box>
  )
}

/** Follows one finger. A mouse selects words, and a second finger is no part of it. */
function useDrag(acts: CardActs) {
  const drag = useRef<Drag>(undefined)
  const wasDragged = useRef(false)
  const [offset, setOffset] = useState(0)
  const [isDragged, setDragged] = useState(false)
  const [isFarEnough, setFarEnough] = useState(false)

  const sides = { start: Boolean(acts.start), end: Boolean(acts.end) }
  const rest = () => {
    drag.current = undefined
    setDragged(false)
    setOffset(0)
  }
  const start = (event: PointerEvent<HTMLElement>) => {
    wasDragged.current = false
    if (event.pointerType === 'mouse' || !event.isPrimary) return
    const { clientX: x, clientY: y, pointerId: pointer, currentTarget } = event
    drag.current = { pointer, x, y, width: currentTarget.clientWidth, isAcross: false }
  }
  const move = ({ clientX, clientY, pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
    const current = drag.current
    if (current?.pointer !== pointerId) return
    const [dx, dy] = [clientX - current.x, clientY - current.y]
    if (!current.isAcross) {
      const axis = axisOf({ dx, dy })
      if (axis === 'down') drag.current = undefined
      if (axis !== 'across') return
      current.isAcross = true
      wasDragged.current = true
      currentTarget.setPointerCapture(pointerId)
      setDragged(true)
    }
    const next = offsetOf(dx, current.width, sides)
    setOffset(next)
    setFarEnough(isFar(next, current.width))
  }
  const end = async ({ clientX, pointerId }: PointerEvent<HTMLElement>) => {
    const current = drag.current
    if (current?.pointer !== pointerId || !current.isAcross) return rest()
    const left = offsetOf(clientX - current.x, current.width, sides)
    const side = sideOf(left)
    if (!side || !isFar(left, current.width)) return rest()
    drag.current = undefined
    setDragged(false)
    // It leaves while that is written, and comes back where its row stays.
    setOffset(Math.sign(left) * current.width)
    await acts[side]?.act()
    rest()
  }
  return {
    offset,
    isDragged,
    isFarEnough,
    handlers: {
      onPointerDown: start,
      onPointerMove: move,
      onPointerUp: (event: PointerEvent<HTMLElement>) => void end(event),
      onPointerCancel: rest,
      // Whoever has dragged a card did not press it.
      onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
        if (!wasDragged.current) return
        wasDragged.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}
