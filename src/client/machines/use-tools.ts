import { useContext } from 'react'
import { toolsOf } from '#shared/domain/screens/toolbar.ts'
import type { ToolKind } from '#shared/domain/screens/tools.ts'
import { useAccess } from './use-access.ts'
import { PathContext } from './path-context.ts'

/** Which parts the toolbar of the open screen has at this moment (SHELL-30 to SHELL-44). */
export function useTools(chosen: {
  companyId?: string | undefined
  integration?: string | undefined
}): ReadonlySet<ToolKind['kind']> {
  const tools = toolsOf(useContext(PathContext), useAccess(), chosen)
  return new Set(tools.map(({ tool }) => tool.kind))
}
