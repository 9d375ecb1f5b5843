import type { Door, DoorType } from './door.ts';
export declare const doorTypeNames: Readonly<Record<DoorType, string>>;
/** One-line description: `Traditional swing door, double, 72" × 96", Sweep Bottom, magnetic gaskets`. */
export declare function describeDoor(door: Door): string;
