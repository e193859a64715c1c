import { chakra } from '@chakra-ui/react'
import type { Tone } from './tone.ts'

const HEIGHT = 32
const STEP = 10
const BAR = 7

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    w: 'full',
    h: '3rem',
    flexGrow: 1,
    '& .ground': { fill: 'line' },
    '& .neutral': { fill: 'faint' },
    '& .accent': { fill: 'accentText' },
    '& .green': { fill: 'green' },
    '& .blue': { fill: 'blue' },
    '& .amber': { fill: 'amber' },
    '& .orange': { fill: 'orangeLine' },
    '& .red': { fill: 'red' },
  },
})

export type SparkBarsProps = {
  /** The same, in words. */
  label: string
  /** One for each step, from the bottom up; the parts that a bar has are in the same order in all of them. */
  bars: readonly { id: string; parts: readonly { tone: Tone; value: number }[] }[]
}

/** How much there was at each step, without axes. */
export function SparkBars({ label, bars }: SparkBarsProps) {
  const totals = bars.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0))
  const most = Math.max(1, ...totals)
  return (
    <Drawing
      viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {bars.map(({ id, parts }, place) => (
        <Bar key={id} x={place * STEP + (STEP - BAR) / 2} parts={parts} scale={(HEIGHT - 2) / most} />
      ))}
    </Drawing>
  )
}

interface BarProps {
  x: number
  parts: SparkBarsProps['bars'][number]['parts']
  scale: number
}

function Bar({ x, parts, scale }: BarProps) {
  const heightBelow = (place: number) =>
    parts.slice(0, place).reduce((sum, { value }) => sum + value * scale, 0)
  return (
    <>
      <rect className="ground" x={x} y={HEIGHT - 1} width={BAR} height={1} />
      {parts.map(({ tone, value }, place) =>
        value > 0 ? (
          <rect
            key={tone}
            className={tone}
            x={x}
            y={HEIGHT - 1 - heightBelow(place + 1)}
            width={BAR}
            height={value * scale}
          />
        ) : null,
      )}
    </>
  )
}
