import { chakra } from '@chakra-ui/react'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import type { RelatedAlert } from './related-alerts.ts'

const Entries = chakra('ul', {
  base: { display: 'grid', gap: 2, listStyle: 'none', fontSize: 'control', '& button': { ms: -3 } },
})

interface RelatedAlertsProps {
  related: readonly RelatedAlert[]
  onOpen: (id: string) => void
}

/** What else this account, this address or this app did, in any company. */
export function RelatedAlerts({ related, onOpen }: RelatedAlertsProps) {
  const t = useTexts('alerts')
  const locale = useLocale()
  return (
    <PanelPart title={t('panel.related')}>
      {related.length === 0 ? <Quiet>{t('panel.noneRelated')}</Quiet> : null}
      <Entries>
        {related.map(({ alert, by }) => (
          <li key={alert.id}>
            <Button variant="quiet" onClick={() => onOpen(alert.id)}>
              {alert.title}
            </Button>
            <div>
              <Quiet>
                {alert.company} · {by.map((each) => t(`relations.${each}`)).join(', ')} ·{' '}
                <TimeText at={Date.parse(alert.row.last_at)} locale={locale} />
              </Quiet>
            </div>
          </li>
        ))}
      </Entries>
    </PanelPart>
  )
}
