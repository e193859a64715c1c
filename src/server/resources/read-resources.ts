import { readFileSync } from 'node:fs'
import { z } from 'zod'
import {
  noResources,
  RESOURCE_LISTS,
  resourceLimits,
  type Resources,
  resourceSchema,
} from '#shared/contract/resources.ts'
import { ConfigurationProblem } from '#server/platform/configuration.ts'

/** Devices keep what the file says beside their other notes, which have little room. */
const MAXIMUM_BYTES = 256 * 1024

/** A field that is spelled wrong is told, not left out. */
const list = z
  .array(z.strictObject(resourceSchema.shape))
  .max(resourceLimits.each)
  .superRefine((resources, context) => {
    const seen = new Set<string>()
    for (const [at, { url }] of resources.entries()) {
      if (seen.has(url))
        context.addIssue({ code: 'custom', path: [at, 'url'], message: 'another one has this address' })
      seen.add(url)
    }
  })
const fileSchema = z.strictObject(
  Object.fromEntries(RESOURCE_LISTS.map((name) => [name, list.optional()])) as Record<
    keyof Resources,
    z.ZodOptional<typeof list>
  >,
)

/**
 * The articles and files of the operator, as the file that `RESOURCES_FILE` names has them; none without one. Throws
 * `ConfigurationProblem` with the place where the file is wrong.
 */
export function readResources(file: string | undefined): Resources {
  if (file === undefined) return noResources
  const parsed = fileSchema.safeParse(readJson(file))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const place = issue?.path.join('.')
    throw problem(file, `${place ? `at ${place}: ` : ''}${issue?.message}`)
  }
  const { knowledgeBase = [], bestPractices = [], marketing = [], downloads = [] } = parsed.data
  return { knowledgeBase, bestPractices, marketing, downloads }
}

function readJson(file: string): unknown {
  let content: Buffer
  try {
    content = readFileSync(file)
  } catch (cause) {
    throw problem(file, 'there is no such file, or it may not be read', cause)
  }
  if (content.length > MAXIMUM_BYTES) throw problem(file, `it is larger than ${MAXIMUM_BYTES / 1024} KB`)
  try {
    return JSON.parse(content.toString())
  } catch (cause) {
    throw problem(file, 'it is not JSON', cause)
  }
}

const problem = (file: string, why: string, cause?: unknown) =>
  new ConfigurationProblem(`RESOURCES_FILE names "${file}", which cannot be used: ${why}.`, { cause })
