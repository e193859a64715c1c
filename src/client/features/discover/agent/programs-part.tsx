import { chakra } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import { foldText } from '#shared/lib/fold-text.ts'
import { readDevicePrograms } from '#client/data/nouns/employee-devices.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { useServerList } from '#client/parts/list/use-server-list.ts'
import { Section } from '#client/parts/connection/section.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { SearchField } from '#client/ui/fields/search-field.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { Quiet } from '#client/ui/words.tsx'

/** As many as somebody reads; the search finds the others. */
const SHOWN = 100

const Rows = chakra('ul', {
  base: {
    listStyleType: 'none',
    fontSize: 'control',
    '& > li': {
      display: 'grid',
      py: 1.5,
      borderBottomWidth: '1px',
      borderColor: 'line',
      overflowWrap: 'anywhere',
      _last: { borderBottomWidth: 0 },
    },
  },
})
const Said = chakra('div', {
  base: { display: 'grid', justifyItems: 'start', gap: 2, fontSize: 'control' },
})

/** What is installed on a device: much, and looked at seldom, so it is asked of the server. */
export function ProgramsPart({ id }: { id: string }) {
  const device = useDevice()
  const isOnline = useIsOnline()
  const t = useTexts('agent')
  const words = useTexts('words')
  const [wanted, setWanted] = useState('')
  const { rows, isReading, read } = useServerList(
    useCallback(async () => (await readDevicePrograms(device, id)).programs, [device, id]),
    isOnline,
  )
  if (!rows)
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
  const found = rows.filter(({ name, publisher }) =>
    foldText(`${name} ${publisher}`).includes(foldText(wanted.trim())),
  )
  return (
    <Section title={t('programs.counted', { count: rows.length })}>
      {rows.length > 10 ? (
        <SearchField label={t('programs.find')} value={wanted} onChange={setWanted} />
      ) : null}
      {found.length === 0 ? (
        <Quiet>{t(rows.length === 0 ? 'programs.none' : 'programs.noneFound')}</Quiet>
      ) : (
        <Rows aria-label={t('programs.title')}>
          {found.slice(0, SHOWN).map(({ name, version, publisher }) => (
            <li key={JSON.stringify([name, version, publisher])}>
              <span>{[name, version].filter(Boolean).join(' ')}</span>
              <Quiet>{publisher}</Quiet>
            </li>
          ))}
        </Rows>
      )}
      {found.length > SHOWN ? <Quiet>{t('programs.more', { count: found.length - SHOWN })}</Quiet> : null}
    </Section>
  )
}
