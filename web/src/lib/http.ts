/** The HTTP half of docs/protocol.md. */
import type {
  Account,
  Aims,
  BestTurns,
  BoardDocument,
  Ceremony,
  ClubInfo,
  ClubPage,
  Course,
  ErrorBody,
  ExerciseState,
  GameInfo,
  Invitation,
  Left,
  Lesson,
  MailAnswer,
  Me,
  MeChange,
  Moment,
  MoveInfo,
  NewDevice,
  NewPasskey,
  NewTable,
  NewTournament,
  NoticeWishes,
  Notices,
  Opened,
  PlayOn,
  Played,
  Rating,
  Recap,
  RecoveryCodes,
  Refusal,
  Rematch,
  RoundPoints,
  RuleSection,
  Seated,
  SignIn,
  SitDown,
  Snapshot,
  TableRow,
} from './api'
import { seen } from './seen.svelte'

/** The server said no; `refusal` says why. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.sentence)
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = { Accept: 'application/json', 'Accept-Language': document.documentElement.lang }
  const init: RequestInit = { method, headers }
  if (body !== undefined) {
    const text = typeof body === 'string'
    init.body = text ? body : JSON.stringify(body)
    init.headers = { ...init.headers, 'Content-Type': text ? 'text/plain' : 'application/json' }
  }
  const answer = await fetch(path, init)
  seen.note(answer)
  if (answer.ok) return answer
  const said: unknown = await answer.json().catch(() => null)
  if (isError(said)) throw new Refused(said.error)
  throw new Error(`${method} ${path}: ${answer.status}`)
}

function isError(said: unknown): said is ErrorBody {
  return typeof said === 'object' && said !== null && 'error' in said
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T
}

export const me = (): Promise<Me> => json('GET', '/api/me')
export const saveMe = (change: MeChange): Promise<Me> => json('PUT', '/api/me', change)
export const played = (before: number | null): Promise<Played> =>
  json('GET', `/api/me/games${before === null ? '' : `?before=${before}`}`)
export const ratings = (game: string): Promise<Rating[]> =>
  json('GET', `/api/games/${game}/ratings`)
export const account = (): Promise<Account> => json('GET', '/api/account')
export const passkeyOptions = (): Promise<Ceremony> => json('POST', '/api/account/passkeys/options')
export const addPasskey = (made: NewPasskey): Promise<Account> =>
  json('POST', '/api/account/passkeys', made)
export const removePasskey = (id: string): Promise<Account> =>
  json('DELETE', `/api/account/passkeys/${id}`)
export const newCodes = (): Promise<RecoveryCodes> => json('POST', '/api/account/codes')
export const signInOptions = (): Promise<Ceremony> => json('POST', '/api/sign-in/options')
export const signIn = (signed: SignIn): Promise<Me> => json('POST', '/api/sign-in', signed)
export const signInByCode = (code: string): Promise<Me> =>
  json('POST', '/api/sign-in/code', { code })
export const signOut = (): Promise<Me> => json('POST', '/api/sign-out')
export const signOutElsewhere = (): Promise<Me> => json('POST', '/api/sign-out/others')
export const notices = (): Promise<Notices> => json('GET', '/api/me/notices')
export const chooseNotices = (wishes: NoticeWishes): Promise<Notices> =>
  json('PUT', '/api/me/notices', wishes)
export const addDevice = (device: NewDevice): Promise<Notices> =>
  json('POST', '/api/me/devices', device)
export const forgetDevice = (endpoint: string): Promise<Notices> =>
  json('POST', '/api/me/devices/forget', { endpoint })
export const answerMail = (answer: MailAnswer): Promise<Notices> =>
  json('POST', '/api/me/mail', answer)
export const games = (): Promise<GameInfo[]> => json('GET', '/api/games')
export const board = (game: string, version: string): Promise<BoardDocument> =>
  json('GET', `/api/games/${game}/board?version=${version}`)
export const moves = (game: string, version: string): Promise<MoveInfo[]> =>
  json('GET', `/api/games/${game}/moves?version=${version}`)
export const texts = async (language: string, game: string, version: string): Promise<string> =>
  (await ask('GET', `/api/texts/${language}/${game}.ftl?version=${version}`)).text()
export const rules = (game: string, language: string): Promise<RuleSection[]> =>
  json('GET', `/api/games/${game}/rules?language=${language}`)
export const tables = (list: 'mine' | 'away' | 'open' | 'watch'): Promise<TableRow[]> =>
  json('GET', `/api/tables?list=${list}`)
export const clubs = (): Promise<ClubInfo[]> => json('GET', '/api/clubs')
export const foundClub = (name: string): Promise<ClubInfo> => json('POST', '/api/clubs', { name })
export const club = (id: string): Promise<ClubPage> => json('GET', `/api/clubs/${id}`)
export const joinClub = (id: string): Promise<ClubPage> => json('POST', `/api/clubs/${id}/join`)
export const leaveClub = (id: string): Promise<ClubPage> => json('POST', `/api/clubs/${id}/leave`)
export const removeFromClub = (id: string, member: number): Promise<ClubPage> =>
  json('POST', `/api/clubs/${id}/remove`, { member })
export const readmitToClub = (id: string, member: number): Promise<ClubPage> =>
  json('POST', `/api/clubs/${id}/readmit`, { member })
export const handOverClub = (id: string, member: number): Promise<ClubPage> =>
  json('POST', `/api/clubs/${id}/host`, { member })
export const beginTournament = (id: string, plan: NewTournament): Promise<ClubPage> =>
  json('POST', `/api/clubs/${id}/tournaments`, plan)
export const substitute = (tournament: string, entrant: number): Promise<ClubPage> =>
  json('POST', `/api/tournaments/${tournament}/substitute`, { entrant })
export const endTournament = (tournament: string): Promise<ClubPage> =>
  json('POST', `/api/tournaments/${tournament}/end`)
export const newTable = (table: NewTable): Promise<Opened> => json('POST', '/api/tables', table)
export const uploadRecord = (record: string): Promise<Opened> =>
  json('POST', '/api/tables/record', record)
export const snapshot = (table: string): Promise<Snapshot> => json('GET', `/api/tables/${table}`)
export const invitation = (table: string, token: string): Promise<Invitation> =>
  json('GET', `/api/tables/${table}/invitation?token=${encodeURIComponent(token)}`)
export const sit = (table: string, where: SitDown): Promise<Seated> =>
  json('POST', `/api/tables/${table}/seat`, where)
export const leave = (table: string): Promise<Left> => json('POST', `/api/tables/${table}/leave`)
export const takeOut = (table: string): Promise<Left> => json('POST', `/api/tables/${table}/return`)
export const momentAt = (table: string, line: number, seat: number | null): Promise<Moment> =>
  json('GET', `/api/tables/${table}/at/${line}${seat === null ? '' : `?seat=${seat}`}`)
export const recap = (table: string, entry: number, seat: number | null): Promise<Recap> =>
  json('GET', `/api/tables/${table}/recap/${entry}${seat === null ? '' : `?seat=${seat}`}`)
export const rematch = (table: string, turned: boolean): Promise<Rematch> =>
  json('POST', `/api/tables/${table}/rematch${turned ? '?turned=true' : ''}`)
export const openExercise = (game: string): Promise<Opened> =>
  json('POST', `/api/exercises/${game}`)
export const exercise = (table: string): Promise<ExerciseState> =>
  json('GET', `/api/tables/${table}/exercise`)
export const solveExercise = (table: string): Promise<ExerciseState> =>
  json('POST', `/api/tables/${table}/exercise/solution`)
export const repeatExercise = (table: string): Promise<ExerciseState> =>
  json('POST', `/api/tables/${table}/exercise/again`)
export const openLesson = (game: string): Promise<Opened> => json('POST', `/api/lessons/${game}`)
export const lesson = (table: string, language: string): Promise<Lesson> =>
  json('GET', `/api/tables/${table}/lesson?language=${language}`)
export const elements = (game: string): Promise<Record<string, string>> =>
  json('GET', `/api/games/${game}/elements`)
export const aims = (table: string, seat: number): Promise<Aims> =>
  json('GET', `/api/tables/${table}/aims/${seat}`)
export const course = (table: string): Promise<Course> => json('GET', `/api/tables/${table}/course`)
export const bestTurns = (table: string, line: number): Promise<BestTurns> =>
  json('GET', `/api/tables/${table}/best/${line}`)
export const playOn = (table: string, line: number, how: PlayOn): Promise<Opened> =>
  json('POST', `/api/tables/${table}/on/${line}`, how)
export const points = (table: string): Promise<RoundPoints[]> =>
  json('GET', `/api/tables/${table}/points`)
export const recordAddress = (table: string): string => `/api/tables/${table}/record`
