import type { BrowserContext } from 'playwright-core'

const TARGET = 'AWSCognitoIdentityProviderService.'

/** What the user pool answers to an operation: its output, or a refusal. */
export type PoolAnswer = Record<string, unknown> | { __type: string; message?: string }

export const challenged = (ChallengeName: string): PoolAnswer => ({
  ChallengeName,
  Session: 'a-session-of-twenty-characters',
  ChallengeParameters: { USER_ID_FOR_SRP: 'sub' },
})

/** Lets the user pool of a browser's pages give other answers; what is not named goes to the server. */
export async function answerPool(context: BrowserContext, answers: Record<string, PoolAnswer>) {
  await context.route('**/identity/', async (route) => {
    const operation = route.request().headers()['x-amz-target']?.replace(TARGET, '') ?? ''
    const answer = answers[operation]
    if (!answer) return route.continue()
    return route.fulfill({
      status: '__type' in answer ? 400 : 200,
      contentType: 'application/x-amz-json-1.1',
      body: JSON.stringify(answer),
    })
  })
}

/** Lets the site say more of itself than the server does. */
export const describeSite = (context: BrowserContext, more: object) =>
  context.route('**/config.json', async (route) => {
    const response = await route.fetch()
    const config = (await response.json()) as object
    await route.fulfill({ response, json: { ...config, ...more } })
  })
