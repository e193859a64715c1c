import { chakra } from '@chakra-ui/react'

const WIDTH = 100
const HEIGHT = 32
/** Less than this from the lowest to the highest is drawn as hardly anything. */
const LEAST_RANGE = 10

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    w: 'full',
    h: '3rem',
    flexGrow: 1,
    overflow: 'visible',
    color: 'accentText',
    '& path': {
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: '1.75px',
      vectorEffect: 'non-scaling-stroke',
    },
    '& .area': { fill: 'accentBg', stroke: 'none' },
  },
})

export type SparkLineProps = {
  /** The same, in words. */
  label: string
  /** Evenly spaced; undefined leaves a gap. */
  values: readonly (number | undefined)[]
}

/** How a figure went, without axes. */
export function SparkLine({ label, values }: SparkLineProps) {
  const known = values.filter((value) => value !== undefined)
  const middle = (Math.min(...known) + Math.max(...known)) / 2
  const range = Math.max(LEAST_RANGE, Math.max(...known) - Math.min(...known))
  const x = (place: number) => (values.length < 2 ? WIDTH / 2 : (place / (values.length - 1)) * WIDTH)
  const y = (value: number) => HEIGHT / 2 - ((value - middle) / range) * (HEIGHT - 4)
  const runs = runsOf(values)
  const lineOf = (run: readonly Point[]) =>
    // A point alone would be no line.
    (run.length === 1 ? [...run, ...run] : run).map(({ place, value }) => `${x(place)} ${y(value)}`).join('L')
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
      {runs.map((run) => (
        <path
          key={`area ${run[0]?.place}`}
          className="area"
          d={`M${x(run[0]?.place ?? 0)} ${HEIGHT}L${lineOf(run)}L${x(run.at(-1)?.place ?? 0)} ${HEIGHT}Z`}
        />
      ))}
      {runs.map((run) => (
        <path key={run[0]?.place} d={`M${lineOf(run)}`} strokeLinecap="round" strokeLinejoin="round" />
      ))}
    </Drawing>
  )
}

interface Point {
  place: number
  value: number
}

function runsOf(values: readonly (number | undefined)[]): Point[][] {
  const runs: Point[][] = []
  values.forEach((value, place) => {
    if (value === undefined) return
    const last = runs.at(-1)
    if (last && last.at(-1)?.place === place - 1) last.push({ place, value })
    else runs.push([{ place, value }])
  })
  return runs
}
