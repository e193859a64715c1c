import { chakra } from '@chakra-ui/react'
import { ScrollText } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { SECURITY_EVENTS } from '#shared/domain/security-log/security-event.ts'
import { readSecurityEvents } from '#client/data/nouns/security-log.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { useList } from '#client/parts/list/use-list.ts'
import { useServerWords } from '#client/parts/list/use-server-words.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { EventCard, eventColumns, type ColumnContext } from './event-columns.tsx'
import { eventList } from './event-list.ts'
import type { SecurityLogAddress } from './security-log-address.ts'
import { useEventPages } from './use-event-pages.ts'

const Below = chakra('div', {
  base: { display: 'flex', justifyContent: 'center', flexShrink: 0, fontSize: 'control', color: 'muted' },
})

/** For owners: who signed in, who was refused, and what was done to whose account. */
export function SecurityLogPage({ address, onAddress }: ScreenProps<SecurityLogAddress>) {
  const isOnline = useIsOnline()
  const { call, login } = useDevice()
  const t = useTexts('securityLog')
  const words = useTexts('words')
  const locale = useLocale()
  const { event } = address
  const organization = login.organization.id
  const readPage = useCallback(
    (before: string | undefined) => readSecurityEvents({ call }, organization, { event, before }),
    [call, organization, event],
  )
  const { events, readAt, hasMore, reading, failed, readOlder, source } = useEventPages(readPage)
  const context = useMemo<ColumnContext>(() => ({ t, locale }), [t, locale])
  const columns = useMemo(() => eventColumns(context), [context])
  const list = useList({
    definition: eventList,
    source: { ...source, isOnline, isNarrowed: event !== undefined },
    columns,
    address,
    onAddress,
  })

  return (
    <ListPage
      list={list}
      section="securityLog"
      purpose={t('purpose')}
      asOf={<AsOf at={readAt} never={words('notRead')} sentence={(time) => words('asOf', { time })} />}
      filters={{
        add: t('filter.add'),
        remove: (text) => words('removeFilter', { text }),
        choices: [
          {
            part: 'event',
            options: SECURITY_EVENTS.map((value) => ({ value, label: t(`events.${value}`) })),
          },
        ],
      }}
      server={useServerWords(source.refusal, {
        reading: t('table.loading'),
        failed: t('empty.failed'),
        refused: String,
        unreachable: t('empty.unreachable'),
        stale: t(`stale.${failed?.part ?? 'newest'}`),
      })}
      empty={{
        icon: <ScrollText aria-hidden />,
        none: [t('empty.title'), t('empty.reason')],
        filtered: [t('empty.notFound'), t('empty.notFoundReason')],
        clear: t('empty.clear'),
      }}
      renderCard={(each) => <EventCard {...context} event={each} />}
    >
      {events && events.length > 0 ? (
        <Below>
          {hasMore ? (
            <Button busy={reading === 'older'} onClick={() => void readOlder()}>
              {t('older')}
            </Button>
          ) : (
            t('end')
          )}
        </Below>
      ) : null}
    </ListPage>
  )
}
