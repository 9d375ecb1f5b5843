/** For administrators on the analytics list. */
export declare const analyst: import("@trpc/server").TRPCProcedureBuilder<import("../trpc/context.ts").Context, object, {
    actor: import("@mullion/domain/accounts/actor.ts").Member;
}, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, import("@trpc/server").TRPCUnsetMarker, false>;
