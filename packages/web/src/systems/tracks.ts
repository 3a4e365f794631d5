import type { Scene } from '@warmoot/kernel';
import type { ComponentType } from 'preact';
import { CswTrack } from './csw/Track.tsx';

/** The course of a turn at a glance, for systems that have one. */
export const tracks: Readonly<
  Record<string, ComponentType<{ readonly view: unknown; readonly scene: Scene }>>
> = { csw: CswTrack };
