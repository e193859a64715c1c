import { useTexts } from '#client/texts/texts.ts'
import type { KeptOut } from './kept-out.ts'

/** One kind of people, and the policies that keep them out. */
export function KeptOutText({ who, isCertain, policies }: KeptOut) {
  const t = useTexts('access')
  return t(isCertain ? 'keptOut.certain' : 'keptOut.perhaps', {
    who: t(`keptOut.who.${who}`),
    policies: policies.join(', '),
  })
}
