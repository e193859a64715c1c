import { ChevronsUpDown } from 'lucide-react'
import { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Menu } from '#client/ui/overlays/menu.tsx'

export interface SiteSwitchProps {
  site: 'live' | 'test'
  /** Signs out here and goes to the sign-in of the other site; undefined where there is none. */
  onSwitchSite: (() => void) | undefined
}

const SITES = ['live', 'test'] as const

/** On which of the two sites somebody is, and the way to the other one (SHELL-27). */
export function SiteSwitch({ site, onSwitchSite }: SiteSwitchProps) {
  const t = useTexts('frame')
  if (!onSwitchSite) return site === 'test' ? <Badge tone="blue">{t('sites.test')}</Badge> : null
  return (
    <Menu
      label={t('sites.label')}
      align="end"
      trigger={
        <Button variant="quiet" icon={<ChevronsUpDown aria-hidden />}>
          {t(`sites.${site}`)}
        </Button>
      }
      items={SITES.map((each) => ({
        id: each,
        label: t(`sites.${each}`),
        checked: each === site,
        detail: each === site ? undefined : t('sites.signsOut'),
        onSelect: () => {
          if (each !== site) onSwitchSite()
        },
      }))}
    />
  )
}
