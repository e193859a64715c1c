/** Smallest widths, in CSS pixels. Below `sm` is a phone held upright. */
export const breakpoints = { sm: 544, md: 768, lg: 1024, xl: 1200 } as const

export type Breakpoint = 'base' | keyof typeof breakpoints

const ascending = ['base', 'sm', 'md', 'lg', 'xl'] as const satisfies Breakpoint[]

export const isAtLeast = (current: Breakpoint, wanted: Breakpoint) =>
  ascending.indexOf(current) >= ascending.indexOf(wanted)

export function breakpointAt(width: number): Breakpoint {
  return ascending.findLast((name) => name === 'base' || width >= breakpoints[name]) ?? 'base'
}
