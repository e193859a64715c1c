import { chakra } from '@chakra-ui/react'
import { permissionGroups } from '#shared/domain/permissions/groups.ts'
import { type Area, type Level, LEVELS, type Permissions } from '#shared/domain/permissions/levels.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { Segmented } from '#client/ui/fields/segmented.tsx'

const Groups = chakra('div', { base: { display: 'grid', gap: 5, color: 'text' } })
const Heading = chakra('h3', {
  base: { mb: 1.5, fontSize: 'control', fontWeight: 'semibold', color: 'text' },
})
const Rows = chakra('ul', {
  base: { borderWidth: '1px', borderColor: 'line', borderRadius: 'card', bg: 'surface' },
})
const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 4,
    rowGap: 1.5,
    px: 3.5,
    py: 2.5,
    '&:not(:first-of-type)': { borderTopWidth: '1px', borderColor: 'line' },
    '& .area': { flex: '1 1 11rem', minW: 0 },
    '& .covers': { fontSize: 'small', color: 'muted' },
  },
})

const tones = { disabled: 'neutral', readOnly: 'blue', manage: 'green' } as const

interface PermissionMatrixProps {
  permissions: Permissions
  /** Undefined: the levels are only shown. */
  onChange: ((area: Area, level: Level) => void) | undefined
}

/** Every area with its level, in the groups of PERM-03. */
export function PermissionMatrix({ permissions, onChange }: PermissionMatrixProps) {
  const t = useTexts('users')
  const options = LEVELS.map((value) => ({ value, label: t(`permissions.levels.${value}`) }))
  return (
    <Groups>
      {permissionGroups.map(({ group, areas }) => (
        <section key={group}>
          <Heading>{t(`permissions.groups.${group}`)}</Heading>
          <Rows>
            {areas.map((area) => (
              <Row key={area}>
                <div className="area">
                  <div>{t(`permissions.areas.${area}`)}</div>
                  <div className="covers">{t(`permissions.covers.${area}`)}</div>
                </div>
                {onChange ? (
                  <Segmented
                    label={t(`permissions.areas.${area}`)}
                    value={permissions[area]}
                    onChange={(level) => onChange(area, level)}
                    options={options}
                  />
                ) : (
                  <Badge tone={tones[permissions[area]]}>
                    {t(`permissions.levels.${permissions[area]}`)}
                  </Badge>
                )}
              </Row>
            ))}
          </Rows>
        </section>
      ))}
    </Groups>
  )
}
