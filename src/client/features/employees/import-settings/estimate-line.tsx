import { chakra } from '@chakra-ui/react'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import type { Estimated } from './use-estimate.ts'

const Line = chakra('div', {
  base: {
    display: 'grid',
    gap: 0.5,
    px: 3,
    py: 2.5,
    bg: 'sunken',
    borderRadius: 'card',
    minH: '4rem',
    alignContent: 'center',
    '& strong': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    '& span': { fontSize: 'small', color: 'muted', fontVariantNumeric: 'tabular-nums' },
  },
})

/** How many accounts the settings would import, while they are entered (EMP-17). */
export function EstimateLine({ estimated }: { estimated: Estimated }) {
  const t = useTexts('importSettings')
  const locale = useLocale()
  if (estimated.state === 'unknown')
    return (
      <Callout tone="info" action={<Button onClick={estimated.again}>{t('estimate.again')}</Button>}>
        {t('estimate.unknown')}
      </Callout>
    )
  if (estimated.state === 'asking')
    return (
      <Line role="status">
        <span>{t('estimate.asking')}</span>
      </Line>
    )
  const { estimate, isOfServer } = estimated
  const figure = (count: number) => count.toLocaleString(locale)
  return (
    <Line role="status">
      <strong>
        {t('estimate.selected', {
          selected: figure(estimate.selectedAccounts),
          accounts: figure(estimate.accounts),
        })}
      </strong>
      <span>
        {[
          t('estimate.noLicenses', { accounts: figure(estimate.noLicensesAccounts) }),
          ...(isOfServer ? [t('estimate.noGroups', { accounts: figure(estimate.noGroupsAccounts) })] : []),
        ].join(' · ')}
      </span>
    </Line>
  )
}
