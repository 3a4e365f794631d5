import type { Handlers } from '../jobs/jobs.ts';
import { carriers } from './carriers.ts';
import { digestHandlers } from './digest.ts';
import { notificationHandlers } from './notificationHandlers.ts';
import type { PostRoom } from './postRoom.ts';
import { resetHandlers } from './resetMail.ts';

export const postHandlers = (room: PostRoom): Handlers => ({
  ...notificationHandlers(room),
  ...carriers(room),
  ...digestHandlers(room),
  ...resetHandlers(room),
});
