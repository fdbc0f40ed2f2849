-- What runs once a row keeps the plan that its connection made first. One made while the table fitted on a page
-- reads the whole table, and 5,000 tasks read it 5,000 times: ten times as long, and at times the statement's limit.
-- Such functions find rows by an index, however small the table was when they were first called.

alter function private.join_family() set enable_seqscan = off;
alter function private.lead_family() set enable_seqscan = off;
alter function private.insert_occurrence(jsonb) set enable_seqscan = off;
alter function private.remove_unchanged(jsonb) set enable_seqscan = off;
