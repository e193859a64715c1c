import { useKeptChoice } from '../use-kept-choice.ts'

/** Whether the menu shows icons alone, remembered on this device. */
export function useMenuFold(): [boolean, (folded: boolean) => void] {
  const [isFolded, choose] = useKeptChoice('menu-folded', readFold)
  return [isFolded === 'yes', (folded) => choose(folded ? 'yes' : 'no')]
}

const readFold = (note: string | null) => (note === 'yes' ? 'yes' : 'no')
