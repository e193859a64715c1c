import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Department } from '#client/data/nouns/people/departments.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { RenameDialog } from './rename-dialog.tsx'

/** As many people as can be looked through here; the list of employees shows all. */
const SHOWN = 200

const People = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& li': {
      display: 'grid',
      py: 2,
      borderBottomWidth: '1px',
      borderColor: 'line',
      overflowWrap: 'anywhere',
      _last: { borderBottomWidth: 0 },
    },
    '& a': { fontWeight: 'medium', textDecoration: 'underline' },
    '@media (pointer: coarse)': { '& li': { minH: '2.75rem' } },
  },
})

interface DepartmentPanelProps {
  department: Department
  companyId: string
  companyName: string
  /** Why it cannot be renamed. */
  lockedReason: string | undefined
  onRenamed: (name: string) => void
  onClose: () => void
}

/** A department with its people; mounted with its name as key, so that nothing of another one lingers. */
export function DepartmentPanel({ department, onClose, onRenamed, ...of }: DepartmentPanelProps) {
  const { companyId, companyName, lockedReason } = of
  const { name, people } = department
  const t = useTexts('departments')
  const words = useTexts('words')
  const employees = useTexts('employees')
  const [isRenaming, setRenaming] = useState(false)
  return (
    <SidePanel
      title={name || t('none')}
      context={companyName}
      summary={<Quiet>{t('people', { count: people.length })}</Quiet>}
      closeLabel={words('close')}
      onClose={onClose}
      footer={
        <Button variant="primary" disabledReason={lockedReason} onClick={() => setRenaming(true)}>
          {t(name ? 'rename.button' : 'rename.assign')}
        </Button>
      }
    >
      <People aria-label={t('columns.people')}>
        {people.slice(0, SHOWN).map(({ row }) => (
          <li key={row.id}>
            <Link to="/employees" search={{ company: companyId, employee: row.id, of: companyId }}>
              {row.display_name || row.email}
            </Link>
            <Quiet>
              {[row.job_title, row.email, row.ignored ? employees('ignored') : '']
                .filter(Boolean)
                .join(' · ')}
            </Quiet>
          </li>
        ))}
      </People>
      {people.length > SHOWN ? <Quiet>{t('panel.more', { count: people.length - SHOWN })}</Quiet> : null}
      {isRenaming ? (
        <RenameDialog
          department={department}
          companyId={companyId}
          companyName={companyName}
          onClose={() => setRenaming(false)}
          onRenamed={onRenamed}
        />
      ) : null}
    </SidePanel>
  )
}
