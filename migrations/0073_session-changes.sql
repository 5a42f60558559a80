-- Servers keep in memory what a token means (docs/decisions/112). Whatever changes it, a call or a statement by hand, tells every server
-- by the notification, once it is committed, and the server whose connection it ran on by the message, so that it forgets before it answers.
CREATE FUNCTION tell_session_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  changed jsonb;
  whose text := '';
BEGIN
  IF TG_OP <> 'TRUNCATE' THEN
    changed := CASE WHEN TG_OP = 'INSERT' THEN to_jsonb(NEW) ELSE to_jsonb(OLD) END;
    whose := format('%s/%s', changed ->> 'entity', changed ->> TG_ARGV[0]);
  END IF;
  PERFORM pg_notify('atrium_sessions', whose);
  RAISE INFO USING MESSAGE = 'sessions changed', ERRCODE = '01A01', DETAIL = whose;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_tell_change AFTER UPDATE ON sessions FOR EACH ROW
  WHEN ((OLD.entity, OLD.id, OLD.account_id, OLD.revoked_at) IS DISTINCT FROM (NEW.entity, NEW.id, NEW.account_id, NEW.revoked_at)
    OR NEW.expires_at < OLD.expires_at)
  EXECUTE FUNCTION tell_session_change('account_id');
--> statement-breakpoint
CREATE TRIGGER sessions_tell_deletion AFTER DELETE ON sessions FOR EACH ROW WHEN (OLD.revoked_at IS NULL)
  EXECUTE FUNCTION tell_session_change('account_id');
--> statement-breakpoint
CREATE TRIGGER sessions_tell_truncation AFTER TRUNCATE ON sessions EXECUTE FUNCTION tell_session_change();
--> statement-breakpoint
CREATE TRIGGER accounts_tell_change AFTER UPDATE ON accounts FOR EACH ROW
  WHEN ((OLD.entity, OLD.id, OLD.person_id, OLD.role, OLD.suspended_at, OLD.links_version)
    IS DISTINCT FROM (NEW.entity, NEW.id, NEW.person_id, NEW.role, NEW.suspended_at, NEW.links_version))
  EXECUTE FUNCTION tell_session_change('id');
--> statement-breakpoint
CREATE TRIGGER accounts_tell_deletion AFTER DELETE ON accounts FOR EACH ROW EXECUTE FUNCTION tell_session_change('id');
--> statement-breakpoint
CREATE TRIGGER accounts_tell_truncation AFTER TRUNCATE ON accounts EXECUTE FUNCTION tell_session_change();
--> statement-breakpoint
-- A row that is added changes a built-in role.
CREATE TRIGGER roles_tell_change AFTER INSERT OR DELETE ON roles FOR EACH ROW EXECUTE FUNCTION tell_session_change();
--> statement-breakpoint
CREATE TRIGGER roles_tell_update AFTER UPDATE ON roles FOR EACH ROW
  WHEN ((OLD.entity, OLD.name, OLD.rules, OLD.deleted_at) IS DISTINCT FROM (NEW.entity, NEW.name, NEW.rules, NEW.deleted_at))
  EXECUTE FUNCTION tell_session_change();
--> statement-breakpoint
CREATE TRIGGER roles_tell_truncation AFTER TRUNCATE ON roles EXECUTE FUNCTION tell_session_change();
--> statement-breakpoint
CREATE TRIGGER api_keys_tell_change AFTER UPDATE ON api_keys FOR EACH ROW
  WHEN ((OLD.entity, OLD.id, OLD.account_id, OLD.token_hash, OLD.rules, OLD.links_version, OLD.expires_at, OLD.revoked_at)
    IS DISTINCT FROM (NEW.entity, NEW.id, NEW.account_id, NEW.token_hash, NEW.rules, NEW.links_version, NEW.expires_at, NEW.revoked_at))
  EXECUTE FUNCTION tell_session_change('account_id');
--> statement-breakpoint
CREATE TRIGGER api_keys_tell_deletion AFTER DELETE ON api_keys FOR EACH ROW EXECUTE FUNCTION tell_session_change('account_id');
--> statement-breakpoint
CREATE TRIGGER api_keys_tell_truncation AFTER TRUNCATE ON api_keys EXECUTE FUNCTION tell_session_change();
