import { useMemo } from 'react'
import { checks } from '#shared/domain/posture/checks.ts'
import { whatToDoFirst } from '#shared/domain/posture/what-to-do-first.ts'
import { watchPeoplePerCompany } from '#client/data/nouns/people-per-company.ts'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import { FirstPanel } from './first-panel.tsx'
import { useWatched } from '#client/machines/use-watched.ts'

interface WhatToDoFirstProps {
  /** One, or all of them; undefined while they are being read. */
  companies: readonly CompanyPosture[] | undefined
  isOne?: boolean
  onOpen: (checkId: string) => void
}

/** The changes that win most over these companies, all from what this device holds. */
export function WhatToDoFirst({ companies, isOne = false, onOpen }: WhatToDoFirstProps) {
  const people = useWatched(watchPeoplePerCompany)
  // In one go: what were ranked again once people are known would jump away from under the pointer.
  const things = useMemo(
    () => companies && people && whatToDoFirst({ checks, companies, peopleIn: (id) => people.get(id) }),
    [companies, people],
  )
  return <FirstPanel companies={companies} things={things} isOne={isOne} onOpen={onOpen} />
}
