import { chakra } from '@chakra-ui/react'
import { useCallback } from 'react'
import { readDevicePrograms } from '#client/data/nouns/employee-devices.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { Section } from '#client/parts/connection/section.tsx'
import { useServerList } from '#client/parts/list/use-server-list.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { FoundList } from './found-list.tsx'

const Said = chakra('div', {
  base: { display: 'grid', justifyItems: 'start', gap: 2, fontSize: 'control' },
})

/**
 * What is installed on a device, and which sites were opened in a browser with the extension: much, and looked at seldom,
 * so it is asked of the server.
 */
export function FoundParts({ id }: { id: string }) {
  const device = useDevice()
  const isOnline = useIsOnline()
  const locale = useLocale()
  const t = useTexts('agent')
  const words = useTexts('words')
  const { rows, isReading, read } = useServerList(
    useCallback(async () => [await readDevicePrograms(device, id)], [device, id]),
    isOnline,
  )
  const [found] = rows ?? []
  if (!found)
    return (
      <Section title={t('programs.title')}>
        {isReading && isOnline ? (
          <SkeletonRows rows={4} label={t('programs.reading')} />
        ) : (
          <Said>
            <Quiet>{isOnline ? t('programs.failed') : t('programs.offline')}</Quiet>
            {isOnline ? <Button onClick={() => void read()}>{words('tryAgain')}</Button> : null}
          </Said>
        )}
      </Section>
    )
  const { programs, sites } = found
  // Days are by UTC, as the extension counts them.
  const dayText = (day: string) => new Date(day).toLocaleDateString(locale, { timeZone: 'UTC' })
  return (
    <>
      <FoundList
        rows={programs.map(({ name, version, publisher }) => [
          [name, version].filter(Boolean).join(' '),
          publisher,
        ])}
        title={t('programs.title')}
        counted={t('programs.counted', { count: programs.length })}
        find={t('programs.find')}
        none={t(programs.length === 0 ? 'programs.none' : 'programs.noneFound')}
        more={(count) => t('programs.more', { count })}
      />
      {sites.length === 0 ? null : (
        <FoundList
          rows={sites.map(({ host, visits, last_day }) => [
            host,
            t('sites.opened', { count: visits, day: dayText(last_day) }),
          ])}
          title={t('sites.title')}
          counted={t('sites.counted', { count: sites.length })}
          find={t('sites.find')}
          none={t('sites.noneFound')}
          more={(count) => t('sites.more', { count })}
        />
      )}
    </>
  )
}
