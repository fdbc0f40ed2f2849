-- A sender sleeps over tables that are nearly empty, and then meets ten thousand deliveries of one minute: a plan that was
-- kept from before looks through all of them for each. Planned anew, it costs some milliseconds and finds them by index.
alter function public.claim_pushes(timestamptz, integer, boolean) set plan_cache_mode = force_custom_plan;
alter function public.settle_pushes(jsonb, timestamptz) set plan_cache_mode = force_custom_plan;
