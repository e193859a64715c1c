import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import type { EmployeeImport } from '#shared/domain/employee-import/import-file.ts'
import { listImports } from '#client/data/imports/employee-imports.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Heading, Part } from './import-parts.tsx'

const List = chakra('ul', { base: { listStyleType: 'none' } })
const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 3,
    borderTopWidth: '1px',
    borderColor: 'line',
    py: 1,
    fontSize: 'control',
    '& .name': { flex: '1 1 12rem', overflowWrap: 'anywhere' },
  },
})

/** Older ones are of no more use here. */
const SHOWN = 5

/** What became of the files before: also of one whose window was closed while the server imported. */
export function EarlierImports({ company, onShow }: { company: string; onShow: (id: string) => void }) {
  const t = useTexts('employeeImport')
  const locale = useLocale()
  const device = useDevice()
  const isOnline = useIsOnline()
  const [told, setTold] = useState<{ company: string; imports: EmployeeImport[] }>()
  useEffect(() => {
    let isHere = true
    // Who has no network, or may not look, sees none.
    if (isOnline)
      void listImports(device, company)
        .then((imports) => isHere && setTold({ company, imports }))
        .catch(() => {})
    return () => {
      isHere = false
    }
  }, [device, company, isOnline])
  const imports = told?.company === company ? told.imports : []
  if (imports.length === 0) return null
  return (
    <Part aria-label={t('earlier.title')}>
      <Heading>{t('earlier.title')}</Heading>
      <List>
        {imports.slice(0, SHOWN).map(({ id, file_name: name, status, begun_at, imported }) => (
          <Item key={id}>
            <Button variant="quiet" aria-label={t('earlier.show', { name })} onClick={() => onShow(id)}>
              {name}
            </Button>
            <span className="name">{t(`earlier.${status}`, { count: imported })}</span>
            <TimeText at={Date.parse(begun_at)} locale={locale} />
          </Item>
        ))}
      </List>
    </Part>
  )
}
