import { chakra } from '@chakra-ui/react'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { countryName } from '#client/parts/countries.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import type { AlertTexts } from './alert-badges.tsx'
import { countIn, isFinding, isOwn } from './own-fact-words.ts'

const Moments = chakra('ol', {
  base: {
    display: 'grid',
    gap: 2,
    listStyle: 'none',
    '& li': { fontSize: 'control', overflowWrap: 'anywhere' },
  },
})

/** What stood there before and what stands there now. */
export function AlertChanges({ row }: { row: AlertRow }) {
  const t = useTexts('alerts')
  if (row.changes.length === 0) return null
  const value = (text: string) => (text === '' ? <Quiet>{t('panel.nothing')}</Quiet> : text)
  return (
    <PanelPart title={t('panel.changes')}>
      {row.changes.map(({ name, before, after }) => (
        <div key={`${name}/${before}/${after}`}>
          <strong>{name}</strong>
          <DefinitionList
            items={[
              { term: t('panel.before'), value: value(before) },
              { term: t('panel.after'), value: value(after) },
            ]}
          />
        </div>
      ))}
    </PanelPart>
  )
}

/** The same state is told again and again: new in it is how much of it there was. */
function foundText(what: string, t: AlertTexts): string {
  const count = countIn(what)
  return count === undefined ? '' : t('own.foundNow', { count })
}

/** The last of what happened, the newest first. */
export function AlertTimeline({ row }: { row: AlertRow }) {
  const { timeline, count } = row
  const t = useTexts('alerts')
  const locale = useLocale()
  if (timeline.length < 2) return null
  return (
    <PanelPart title={t('panel.timeline')}>
      <Moments>
        {timeline.toReversed().map(({ at, what, account, ip, country }, place) => (
          // Two things of one moment may say the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${at}/${place}`}>
            <TimeText at={Date.parse(at)} locale={locale} />{' '}
            {isOwn(row) || isFinding(row) ? foundText(what, t) : what}
            <div>
              <Quiet>
                {[isOwn(row) ? '' : account, ip, country && countryName(country, locale)]
                  .filter(Boolean)
                  .join(' · ')}
              </Quiet>
            </div>
          </li>
        ))}
      </Moments>
      {count > timeline.length ? <Quiet>{t('panel.more', { count: count - timeline.length })}</Quiet> : null}
    </PanelPart>
  )
}
